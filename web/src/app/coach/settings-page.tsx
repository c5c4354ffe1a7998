import SettingsPage from '../../features/coaches/settings/settings-page'
import { ThemeChoice } from '../language-theme-choice'

/** The settings with the themes, which belong to the frame of the page. */
export default function CoachSettingsPage() {
  return <SettingsPage themeChoice={ThemeChoice} />
}
