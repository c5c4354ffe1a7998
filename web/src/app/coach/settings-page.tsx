import SettingsPage from '../../features/coaches/settings/settings-page'
import { DigitsChoice, ThemeChoice } from '../language-theme-choice'

/** Coach settings, with the choices of digits and theme injected because they belong to `app`. */
export default function CoachSettingsPage() {
  return <SettingsPage digitsChoice={DigitsChoice} themeChoice={ThemeChoice} />
}
