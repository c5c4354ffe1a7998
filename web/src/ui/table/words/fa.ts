import type { Texts } from '../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  table: {
    chooseAll: 'انتخاب همهٔ ردیف‌ها',
    choose: 'انتخاب {name}',
    chooseNone: 'لغو انتخاب',
    bulk: 'با ردیف‌های انتخاب‌شده',
    chosen: { other: '{count} انتخاب‌شده' },
    sortedUp: 'مرتب‌شده بر پایهٔ {column}، صعودی',
    sortedDown: 'مرتب‌شده بر پایهٔ {column}، نزولی',
  },
}
export default fa
