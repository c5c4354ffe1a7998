import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  coachTests: {
    title: 'آزمایش‌های خون ({count})',
    waiting: { other: '{count} آزمایش در انتظار نظر شماست' },
    loading: 'در حال بارگذاری آزمایش‌های خون…',
    failed: 'بارگذاری آزمایش‌های خون ممکن نشد',
    exception: 'اتصال برقرار نیست؛ بارگذاری آزمایش‌های خون ممکن نشد',
    empty: 'آزمایشی ثبت نشده است',
    emptyText: 'اکنون هیچ آزمایش خونی در انتظار بررسی شما نیست.',
    status: { reviewing: 'در انتظار بررسی', completed: 'بررسی‌شده' },
    submitted: 'فرستاده‌شده در',
    reviewed: 'بررسی‌شده در',
    code: 'کد',
    note: 'یادداشت ورزشکار',
    commentAdded: 'نظر مربی ثبت شده است',
    marked: {
      zero: 'هیچ مقداری بیرون از بازه نیست.',
      one: '{count} مقدار از {total} مقدار بیرون از بازه است.',
      other: '{count} مقدار از {total} مقدار بیرون از بازه است.',
    },
    more: { other: 'و {count} مقدار دیگر' },
    open: 'مشاهدهٔ جزئیات',
    openNamed: 'مشاهدهٔ جزئیات آزمایش {name}',
    detail: {
      talk: 'باز کردن گفت‌وگو',
      title: 'آزمایش خون {name}',
      loading: 'در حال بارگذاری جزئیات آزمایش…',
      failed: 'بارگذاری جزئیات آزمایش خون ممکن نشد',
      status: 'وضعیت',
      notReviewed: 'هنوز بررسی نشده است',
      tested: 'تاریخ آزمایش',
      person: 'مشخصات ورزشکار',
      name: 'نام',
      email: 'ایمیل',
      analysis: 'نتیجهٔ تحلیل',
      results: 'نتایج آزمایش',
      comment: 'نظر مربی',
    },
    form: {
      title: 'نوشتن نظر',
      label: 'نظر شما',
      hint: 'ورزشکار آن را می‌خواند و ایمیلی دربارهٔ آن می‌گیرد. بررسی مقدارهای خارج از بازه با پزشک است؛ این را به ورزشکار یادآوری کنید.',
      submit: 'فرستادن نظر',
      busy: 'در حال فرستادن…',
      failed: 'فرستادن نظر ممکن نشد',
      done: 'نظر شما به {name} رسید.',
    },
  },
}
export default fa
