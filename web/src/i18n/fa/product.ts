import type { product as en } from '../en/product'
import type { Texts } from '../types'

export const product: Texts<typeof en> = {
  breadcrumb: 'مسیر صفحه',
  loading: 'در حال بارگذاری محصول',
  gallery: {
    label: 'تصویرهای محصول',
    next: 'تصویر بعدی',
    previous: 'تصویر قبلی',
    show: 'نمایش تصویر {n}',
    position: 'تصویر {n} از {count}',
    alt: '{name}، نمای {n}',
  },
  sku: 'کد کالا',
  category: 'دسته‌بندی',
  tags: 'برچسب‌ها',
  description: 'توضیحات',
  details: 'مشخصات',
  availability: 'موجودی',
  weight: 'وزن',
  weightValue: '{weight} کیلوگرم',
  weightless: 'بدون ارسال پستی',
  featured: 'برگزیده',
  yes: 'بله',
  no: 'خیر',
  stock: {
    in: 'موجود',
    many: { one: 'موجود: {count} عدد', other: 'موجود: {count} عدد' },
    low: { one: 'فقط {count} عدد مانده', other: 'فقط {count} عدد مانده' },
    out: 'ناموجود',
  },
  program: 'همراه با برنامهٔ شخصی و مربی',
  add: 'افزودن به سبد',
  inCart: { one: '{count} عدد در سبد شماست', other: '{count} عدد در سبد شماست' },
  failed: 'افزودن کالا به سبد ممکن نشد',
  missing: {
    title: 'محصول پیدا نشد',
    text: 'محصولی که دنبالش هستید وجود ندارد.',
    back: 'بازگشت به فروشگاه',
  },
  failure: { title: 'بارگذاری محصول ممکن نشد' },
}
