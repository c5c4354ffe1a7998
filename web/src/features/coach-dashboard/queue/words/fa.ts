import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  queue: {
    title: 'در انتظار شما',
    count: { one: '{count} مورد، قدیمی‌ترین در ابتدا', other: '{count} مورد، قدیمی‌ترین در ابتدا' },
    keys: 'کلیدها: j و k جابه‌جا می‌شوند، Enter باز می‌کند، r پاسخ می‌دهد، e یعنی انجام شد.',
    loading: 'در حال بارگذاری …',
    failed: 'بارگذاری موردها ممکن نشد',
    empty: 'کسی در انتظار شما نیست',
    emptyText: 'پیام‌ها، آزمایش‌های خون، برنامه‌هایی که باید بنویسید و جلسه‌های انجام‌نشده اینجا می‌آیند.',
    team: 'تیم',
    dashboard: 'باز کردن پیشخان',
    done: 'انجام شد',
    snooze: 'بعداً',
    until: { tomorrow: 'تا فردا', monday: 'تا دوشنبه', week: 'یک هفته' },
    notSaved: 'این کار ذخیره نشد. لطفاً دوباره تلاش کنید.',
    kinds: {
      message: 'پیام',
      blood_test: 'آزمایش خون',
      plan_due: 'نوشتن برنامه',
      missed: 'جلسه‌های انجام‌نشده',
      adherence: 'تمرین کمتر',
      check_in: 'گزارش',
      ending: 'رو به پایان',
      pain: 'درد',
    },
    actions: {
      message: 'پاسخ',
      blood_test: 'باز کردن آزمایش',
      plan_due: 'نوشتن برنامه',
      missed: 'دیدن جلسه‌ها',
      adherence: 'دیدن جلسه‌ها',
      check_in: 'باز کردن گزارش',
      ending: 'باز کردن برنامه',
      pain: 'دیدن جلسه‌ها',
    },
  },
}
export default fa
