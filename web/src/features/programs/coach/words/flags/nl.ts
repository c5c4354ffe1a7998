import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  planFlags: {
    allergic: 'De vragenlijst noemt deze allergieën: {list}. Voeding die ze bevat, is gemarkeerd.',
    injured:
      'De vragenlijst noemt een blessure of pijn: {list}. Oefeningen die dat belasten, zijn gemarkeerd.',
    contains: 'Bevat {list}',
    loads: 'Belast {list}',
    areas: {
      neck: 'nek',
      shoulder: 'schouder',
      elbow: 'elleboog',
      wrist: 'pols',
      back: 'rug',
      hip: 'heup',
      knee: 'knie',
      ankle: 'enkel',
    },
  },
}
export default nl
