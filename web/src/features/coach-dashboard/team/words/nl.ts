import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  team: {
    title: 'Mijn team',
    back: 'Wacht op jou',
    bulk: {
      title: 'Bericht aan meerdere sporters',
      text: 'Eén tekst aan meerdere sporters; ieder krijgt hem in het eigen gesprek. Wie gestopt of gepauzeerd is, wordt overgeslagen.',
      athletes: 'Sporters',
      chosen: { zero: 'Niemand gekozen', one: '{count} sporter gekozen', other: '{count} sporters gekozen' },
      all: 'Alle getoonde kiezen',
      none: 'Niemand kiezen',
      more: 'Meer tonen',
      loading: 'Sporters laden',
      failed: 'Je sporters konden niet worden geladen',
      empty: 'Je hebt nog geen sporters.',
      saved: 'Opgeslagen antwoord',
      noSaved: 'Zelf schrijven',
      message: 'Bericht',
      hint: 'Woorden tussen accolades worden per sporter ingevuld: {words}',
      preview: 'Voorbeeld',
      shown: 'Wat ieder krijgt',
      skipped: 'Overgeslagen',
      left: 'traint niet meer bij jou',
      paused: 'heeft gepauzeerd',
      unknown: 'Een account dat er niet meer is',
      send: { one: 'Naar {count} sporter sturen', other: 'Naar {count} sporters sturen' },
      change: 'Wijzigen',
      nobody: 'Aan niemand van hen kan nu geschreven worden.',
      sent: { one: 'Naar {count} sporter gestuurd', other: 'Naar {count} sporters gestuurd' },
      another: 'Nog een schrijven',
      notSent: 'Dat is niet verstuurd. Probeer het nog eens: niemand krijgt het dubbel.',
    },
  },
}
export default nl
