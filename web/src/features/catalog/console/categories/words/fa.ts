import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  categories: {
    title: 'دسته‌بندی‌ها',
    intro: 'دسته‌بندی‌های فروشگاه، به همان ترتیبی که نشان داده می‌شود.',
    add: 'دسته‌بندی جدید',
    loading: 'در حال بارگذاری دسته‌بندی‌ها',
    failed: 'بارگذاری دسته‌بندی‌ها ممکن نشد',
    none: 'هنوز دسته‌بندی‌ای نیست',
    noneText: 'هر محصول یکی لازم دارد: از اینجا شروع کنید.',
    products: { zero: 'بدون محصول', one: '{count} محصول', other: '{count} محصول' },
    hidden: 'پنهان',
    shown: 'در فروشگاه',
    edit: 'تغییر {name}',
    up: 'بردن {name} به بالا',
    down: 'بردن {name} به پایین',
    moved: '{name} حالا شمارهٔ {n} از {total} است',
    keys: 'دسته‌بندی را با کشیدن یا با Alt و کلیدهای جهت‌نما جابه‌جا کنید.',
    addTitle: 'دسته‌بندی جدید',
    editTitle: 'تغییر دسته‌بندی',
    name: 'نام',
    description: 'توضیحات',
    tint: 'رنگ پشت تصویرها',
    tints: {
      sand: 'شنی',
      clay: 'سفالی',
      sage: 'مریم‌گلی',
      sky: 'آسمانی',
      stone: 'سنگی',
      rose: 'گل‌بهی',
    },
    address: 'نامک (در نشانی صفحه)',
    addressHint: 'حروف کوچک لاتین، رقم و خط تیره، مانند whey-protein.',
    show: 'نمایش در فروشگاه',
    showHint: 'با پنهان شدن دسته‌بندی، محصولاتش هم پنهان می‌شود.',
    picture: 'تصویر',
    addPicture: 'انتخاب تصویر',
    removePicture: 'حذف تصویر',
    submit: 'ذخیره',
    saved: '{name} ذخیره شد.',
    created: '{name} ثبت شد.',
    conflict:
      'در این میان کس دیگری این دسته‌بندی را تغییر داده است. تغییرات شما هنوز اینجاست؛ برای نگه داشتنشان دوباره ذخیره کنید.',
  },
}
export default fa
