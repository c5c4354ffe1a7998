import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  shopping: {
    title: 'فهرست خرید',
    text: 'خوراکی‌ها و مکمل‌های برنامهٔ فعلی شما، جمع‌زده. مقدارها همان است که مربی نوشته است.',
    back: 'بازگشت به برنامه',
    days: 'برای چند روز',
    nextDays: { one: '{count} روز', other: '{count} روز' },
    loading: 'در حال بارگذاری فهرست خرید',
    failed: 'بارگذاری فهرست خرید ممکن نشد',
    absent: 'این برنامه پیدا نشد',
    empty: 'در برنامهٔ شما خوراکی نوشته نشده یا برنامه در جریان نیست.',
    fromShop: 'در فروشگاه ما',
    elsewhere: 'خرید از جای دیگر',
    shopFailed: 'بارگذاری محصولات ممکن نشد',
    add: { one: 'افزودن {count} محصول به سبد خرید', other: 'افزودن {count} محصول به سبد خرید' },
    addFailed: 'همهٔ موارد اضافه نشد. لطفاً دوباره تلاش کنید.',
    allInCart: 'همهٔ این‌ها در سبد خرید شماست.',
    cart: 'مشاهدهٔ سبد خرید',
    g: '{n} گرم',
    kg: '{n} کیلوگرم',
    ml: '{n} میلی‌لیتر',
    l: '{n} لیتر',
    times: '{n} ×',
  },
}
export default fa
