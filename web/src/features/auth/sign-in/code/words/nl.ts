import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  code: {
    title: 'Vul je eenmalige code in',
    text: 'Je vindt de code in je authenticator-app. Die verandert elke {seconds} seconden.',
    label: 'Eenmalige code',
    recoveryTitle: 'Vul een herstelcode in',
    recoveryText:
      'Een van de codes die je bewaarde toen je eenmalige codes aanzette. Elke code werkt één keer.',
    recoveryLabel: 'Herstelcode',
    useRecovery: 'Herstelcode gebruiken',
    useApp: 'Code uit de app gebruiken',
    submit: 'Inloggen',
    submitting: 'Bezig met inloggen…',
    back: 'Terug',
    lost: 'Allebei kwijt? Vraag de eigenaar van de winkel je eenmalige codes uit te zetten.',
  },
}
export default nl
