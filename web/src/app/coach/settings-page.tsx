import { NoticeSection } from '../../features/chat/notice/notice-section'
import SettingsPage from '../../features/coaches/settings/settings-page'
import { DigitsChoice, ThemeChoice } from '../language-theme-choice'

/** Coach settings, with what belongs to `app` and to the chats injected. */
export default function CoachSettingsPage() {
  return <SettingsPage digitsChoice={DigitsChoice} themeChoice={ThemeChoice} notice={NoticeSection} />
}
