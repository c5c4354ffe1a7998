import SettingsPage from '../../features/coaches/settings/settings-page'
import { DigitsChoice, ThemeChoice } from '../language-theme-choice'

/** The settings with the digits and the themes, which belong to the frame of the page. */
export default function CoachSettingsPage() {
  return <SettingsPage digitsChoice={DigitsChoice} themeChoice={ThemeChoice} />
}
