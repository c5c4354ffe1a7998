import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  consoleStaff: {
    title: 'Medewerkers',
    intro: 'Wie er in het beheer werkt, en met welke rol.',
    invite: 'Iemand uitnodigen',
    columns: { person: 'Persoon', role: 'Rol', lastSignIn: 'Laatst ingelogd' },
    never: 'Nog niet',
    actions: 'Acties',
    you: 'Jij',
    loading: 'De medewerkers worden geladen',
    failed: 'De medewerkers konden niet worden geladen',
    none: 'Nog geen medewerkers',
    noneText: 'Nodig iemand uit per mail.',
    changing: {
      button: 'Wijzigen',
      buttonNamed: 'Rol van {name} wijzigen',
      title: 'Rol van {name}',
      text: 'De medewerker wordt uitgelogd en logt opnieuw in met de nieuwe rol.',
      remove: 'Geen medewerker meer',
      removeText: 'Zonder rol wordt het een gewoon klantaccount.',
      submit: 'Rol opslaan',
      busy: 'Bezig met opslaan…',
      done: 'De rol van {name} is opgeslagen.',
      failed: 'Dat lukte niet; er is niets gewijzigd. Probeer het opnieuw.',
    },
  },
}
export default nl
