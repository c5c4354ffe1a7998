import type { Texts } from '../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  dateField: {
    open: 'Kalender voor {name}',
    today: 'Vandaag',
    clear: 'Wissen',
    partial: 'Vul dag, maand en jaar in, of wis de datum',
  },
}
export default nl
