import type { Texts } from '../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  connection: {
    lost: 'اتصال برقرار نیست. شاید آنچه می‌بینید به‌روز نباشد.',
    saved: 'اتصال برقرار نیست. آنچه می‌بینید {when} ذخیره شده است.',
    back: 'اتصال دوباره برقرار شد.',
  },
}
export default fa
