import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  open: 'تاریخچهٔ نسخه‌ها',
  title: 'تاریخچهٔ نسخه‌ها',
  empty: 'هنوز چیزی تغییر نکرده است.',
  failed: 'بارگذاری تاریخچه ممکن نشد',
  loading: 'در حال بارگذاری تاریخچه',
  version: 'نسخهٔ {n}',
  by: '{name}',
  system: 'از الگوی برنامه',
  turn: 'چون بخش بعدی شروع شد',
  from: 'پیش از این',
  to: 'پس از این',
  nothing: 'هیچ',
  more: 'نمایش نسخه‌های قدیمی‌تر',
  restore: 'برگرداندن برنامه به پیش از این',
  restoreNow: 'برگردان',
  restoreTitle: 'نسخهٔ {n} برگردد؟',
  restoreText:
    'برنامه همان می‌شود که در نسخهٔ {n} بود و تغییرهای بعدی پس گرفته می‌شوند. آن‌ها در تاریخچه می‌مانند و می‌توانید آن‌ها را هم برگردانید.',
  restored: 'برنامه همان شد که در نسخهٔ {n} بود.',
}
export default fa
