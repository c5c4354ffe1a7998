import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  command: {
    title: 'جست‌وجو یا رفتن به بخشی دیگر',
    placeholder: 'بخش، سفارش، شخص یا محصول',
    clear: 'پاک کردن جست‌وجو',
    sections: 'رفتن به',
    orders: 'سفارش‌ها',
    people: 'افراد',
    products: 'محصولات',
    found: { zero: 'چیزی پیدا نشد', one: '{count} نتیجه', other: '{count} نتیجه' },
    none: 'برای این جست‌وجو چیزی پیدا نشد.',
    failed: 'جست‌وجو انجام نشد. لطفاً دوباره تلاش کنید.',
    results: 'نتیجه‌ها',
    keys: {
      title: 'میان‌برهای صفحه‌کلید',
      menu: 'جست‌وجو یا رفتن به بخشی دیگر',
      next: 'ردیف بعدی فهرست',
      previous: 'ردیف قبلی فهرست',
      open: 'باز کردن ردیف',
      approve: 'پذیرش',
      reject: 'رد کردن',
      nextOne: 'مورد بعدی در انتظار',
      help: 'نمایش کلیدها',
      close: 'بستن',
    },
  },
}
export default fa
