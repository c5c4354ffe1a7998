import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  weekPdf: {
    save: 'ذخیرهٔ هفته به‌صورت PDF',
    failed: 'ساختن PDF ممکن نشد. لطفاً دوباره تلاش کنید.',
  },
}
export default fa
