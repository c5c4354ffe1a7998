import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  cards: {
    title: 'Waar gaat het over?',
    text: 'De kaart gaat mee met de tekst in het berichtveld, of zonder tekst.',
    search: 'Zoeken',
    loading: 'Plan en tests laden',
    failed: 'Plan en tests konden niet worden geladen',
    none: 'Er is geen oefening, maaltijd of test om te kiezen.',
    noneFound: 'Niets past bij deze woorden.',
    groups: { exercise: 'Oefeningen', meal: 'Maaltijden', blood_test: 'Bloedonderzoeken' },
    notSent: 'Dat is niet verstuurd. Probeer het nog eens.',
  },
}
export default nl
