import type { Texts } from '../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  table: {
    chooseAll: 'Alle rijen kiezen',
    choose: '{name} kiezen',
    chooseNone: 'Opheffen',
    bulk: 'Met de gekozen rijen',
    chosen: { one: '{count} gekozen', other: '{count} gekozen' },
    sortedUp: 'Gesorteerd op {column}, oplopend',
    sortedDown: 'Gesorteerd op {column}, aflopend',
  },
}
export default nl
