import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  planFit: {
    title: 'Past bij je schema',
    kinds: {
      equipment: 'Je hebt het nodig voor {names}',
      meal: 'Het zit in je maaltijden: {names}',
      supplement: 'Een van je supplementen: {names}',
    },
  },
}
export default nl
