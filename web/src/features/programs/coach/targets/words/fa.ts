import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  targets: {
    title: 'هدف‌های اندازه‌گیری',
    text: 'ورزشکار آن‌ها را کنار اندازه‌گیری‌های خود می‌بیند.',
    loading: 'در حال بارگذاری هدف‌ها',
    failed: 'بارگذاری هدف‌ها ممکن نشد',
    none: 'هنوز هدفی نیست.',
    kind: 'اندازه‌گیری',
    value: {
      kg: 'هدف به کیلوگرم',
      percent: 'هدف به درصد',
      cm: 'هدف به سانتی‌متر',
      bpm: 'هدف به ضربان در دقیقه',
    },
    by: 'تا تاریخ (اختیاری)',
    add: 'افزودن هدف',
    save: 'ذخیرهٔ هدف',
    remove: 'حذف هدف {target}',
    removed: 'هدف حذف شد.',
    notSaved: 'هدف‌ها ذخیره نشد. لطفاً دوباره تلاش کنید.',
    saving: 'در حال ذخیره…',
  },
}
export default fa
