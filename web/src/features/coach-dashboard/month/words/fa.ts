import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  month: {
    title: 'کار یک ماه',
    text: 'ورزشکارانی که همراهشان بودید، برنامه‌هایی که اولین بار منتشر کردید، و زمانی که نیمی از پاسخ‌های شما در آن رسید.',
    ofAll: 'ورزشکاران، برنامه‌هایی که اولین بار منتشر شد، و زمانی که نیمی از پاسخ‌ها در آن رسید.',
    choose: 'ماه',
    loading: 'در حال بارگذاری ماه',
    failed: 'بارگذاری این ماه ممکن نشد',
    none: 'هنوز مربی‌ای نیست',
    noneText: 'با آمدن اولین مربی، ماه او این‌جا دیده می‌شود.',
    coach: 'مربی',
    athletes: 'ورزشکاران',
    plans: 'برنامه‌های نوشته‌شده',
    replies: 'پاسخ‌ها',
    median: 'میانهٔ زمان پاسخ',
    minutes: { one: '{count} دقیقه', other: '{count} دقیقه' },
    hours: { one: '{count} ساعت', other: '{count} ساعت' },
    days: { one: '{count} روز', other: '{count} روز' },
    noReplies: 'بدون پاسخ',
  },
}
export default fa
