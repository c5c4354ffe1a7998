import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  newsletterDesk: {
    title: 'خبرنامه',
    intro:
      'همهٔ کسانی که خبرنامه را تأیید کرده‌اند و اشتراکشان برقرار است. خروجی متنی را که هر کس پذیرفته و لینک لغو اشتراک او را دارد؛ این لینک باید در هر خبرنامه باشد.',
    loading: 'در حال بارگذاری نشانی‌ها',
    failed: 'بارگذاری نشانی‌ها ممکن نشد',
    none: 'هنوز مشترکی نیست',
    noneText: 'کسانی که خبرنامه را تأیید کنند اینجا دیده می‌شوند.',
    found: { zero: 'مشترکی نیست', one: '{count} مشترک', other: '{count} مشترک' },
    export: 'خروجی گرفتن',
    exporting: 'در حال خروجی گرفتن…',
    notExported: 'خروجی گرفتن ممکن نشد. لطفاً دوباره تلاش کنید.',
    columns: { email: 'ایمیل', language: 'زبان', confirmed: 'زمان تأیید' },
    languages: { en: 'انگلیسی', fa: 'فارسی', nl: 'هلندی' },
  },
}
export default fa
