import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  suggestions: {
    title: 'Uit de bibliotheek',
    found: {
      zero: 'De bibliotheek heeft geen oefening met die naam',
      one: 'De bibliotheek heeft {count} oefening; druk op pijl omlaag',
      other: 'De bibliotheek heeft {count} oefeningen; druk op pijl omlaag',
    },
  },
}
export default nl
