import type { Texts } from '../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  dateField: {
    open: 'تقویم برای {name}',
    today: 'امروز',
    clear: 'پاک کردن',
    partial: 'روز، ماه و سال را وارد کنید یا تاریخ را پاک کنید',
  },
}
export default fa
