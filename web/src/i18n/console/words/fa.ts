import type { Texts } from '../../types'
import type en from './en'

const fa: Texts<typeof en> = {
  console: {
    name: 'مدیریت',
    title: '{page} · مدیریت',
    sections: {
      dashboard: 'نمای کلی',
      settings: 'تنظیمات فروشگاه',
      applications: 'درخواست‌های مربیگری',
      programs: 'برنامه‌ها',
      bloodTests: 'آزمایش‌های خون',
      orders: 'سفارش‌ها',
      catalogue: 'محصولات',
      newsletter: 'خبرنامه',
      reviews: 'نظرهای مشتریان',
      discounts: 'کدهای تخفیف',
      people: 'افراد',
      staff: 'کارکنان',
      audit: 'گزارش رویدادها',
      queues: 'ایمیل‌ها و کارها',
    },
    roles: {
      owner: 'مالک',
      shop: 'کارمند فروشگاه',
      coaches: 'کارمند امور مربیان',
      support: 'پشتیبانی',
    },
    search: 'جست‌وجو',
    navigation: 'مدیریت',
    signedInAs: 'وارد شده با نام {name}',
    security: 'امنیت',
    logout: 'خروج',
    toShop: 'رفتن به فروشگاه',
    loading: 'در حال بارگذاری بخش مدیریت',
    none: {
      title: 'اینجا هنوز چیزی برای شما نیست',
      text: 'نقش شما به هیچ بخشی از مدیریت راه ندارد. اگر انتظار دیگری داشتید، از مالک بپرسید.',
    },
    notFound: {
      title: 'صفحه پیدا نشد',
      text: 'در این نشانی از بخش مدیریت چیزی نیست.',
      back: 'بازگشت به صفحهٔ اول مدیریت',
    },
    login: {
      documentTitle: 'ورود به مدیریت',
      title: 'مدیریت',
      intro: 'ویژهٔ مالک و کارکنان. مشتریان و مربیان از جای دیگری وارد می‌شوند.',
      ended: 'نشست شما به پایان رسیده است. دوباره وارد شوید تا از همان‌جا ادامه دهید.',
      submit: 'ورود',
      submitting: 'در حال ورود…',
      waits: 'ابتدا در بالا تأیید کنید که ربات نیستید.',
      refused: 'ورود انجام نشد یا این حساب دسترسی مدیریت ندارد',
      error: 'ورود ممکن نشد',
      forgot: 'گذرواژه را فراموش کرده‌اید؟',
      elsewhere: 'از کارکنان نیستید؟',
      customers: 'ورود مشتریان',
    },
  },
}
export default fa
