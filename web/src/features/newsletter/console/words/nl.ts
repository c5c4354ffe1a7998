import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  newsletterDesk: {
    title: 'Nieuwsbrief',
    intro:
      'Iedereen die de nieuwsbrief heeft bevestigd en zich niet heeft afgemeld. In de export staan de tekst waarmee iemand akkoord ging en de eigen link om zich af te melden, die in elke nieuwsbrief hoort.',
    loading: 'Adressen worden geladen',
    failed: 'De adressen konden niet worden geladen',
    none: 'Nog geen abonnees',
    noneText: 'Wie de nieuwsbrief bevestigt, verschijnt hier.',
    found: { one: '{count} abonnee', other: '{count} abonnees' },
    export: 'Exporteren',
    exporting: 'Bezig met exporteren…',
    notExported: 'De adressen konden niet worden geëxporteerd. Probeer het opnieuw.',
    columns: { email: 'E-mailadres', language: 'Taal', confirmed: 'Bevestigd' },
    languages: { en: 'Engels', fa: 'Perzisch', nl: 'Nederlands' },
  },
}
export default nl
