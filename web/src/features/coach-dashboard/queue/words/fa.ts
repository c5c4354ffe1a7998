import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  queue: {
    title: 'در انتظار شما',
    keys: 'کلیدها: j و k جابه‌جا می‌شوند، Enter باز می‌کند، r پاسخ می‌دهد، s به بعد می‌اندازد، e یعنی انجام شد.',
    choose:
      'یک سطر را انتخاب کنید تا پیام‌ها، جلسه‌ها، وزن، آزمایش‌ها و یادداشت‌های آن ورزشکار اینجا نشان داده شود.',
    back: 'همهٔ موردها',
    loading: 'در حال بارگذاری …',
    failed: 'بارگذاری موردها ممکن نشد',
    empty: 'کسی در انتظار شما نیست',
    emptyText: 'پیام‌ها، آزمایش‌های خون، برنامه‌هایی که باید بنویسید و جلسه‌های انجام‌نشده اینجا می‌آیند.',
    figures: {
      cases: { one: '{count} مورد', other: '{count} مورد' },
      athletes: { one: '{count} ورزشکار فعال', other: '{count} ورزشکار فعال' },
      answers: '{count} در انتظار پاسخ',
      plans: { one: '{count} برنامه برای نوشتن', other: '{count} برنامه برای نوشتن' },
      trained: '{n}٪ جلسه‌ها انجام شده',
    },
    next: {
      check_in: 'بعدی: موعد یک گزارش،',
      ending: 'بعدی: شروع هفتهٔ آخر یک برنامه،',
      snoozed: 'بعدی: بازگشت موردی که به بعد انداختید،',
    },
    team: 'تیم',
    dashboard: 'باز کردن پیشخان',
    done: 'انجام شد',
    snooze: 'بعداً',
    undo: { label: 'برگرداندن', done: 'انجام شد: {name}، {kind}', snoozed: 'به بعد افتاد: {name}، {kind}' },
    until: {
      tomorrow: 'تا فردا',
      monday: 'تا دوشنبه',
      week: 'یک هفته',
      date: 'تا یک تاریخ …',
      title: 'به بعد انداختن',
      text: 'صبح همان روز دوباره نشان داده می‌شود.',
      day: 'روز',
      problem: 'روزی از فردا به بعد و حداکثر تا یک سال دیگر انتخاب کنید.',
    },
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
