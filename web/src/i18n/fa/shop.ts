import type { shop as en } from '../en/shop'
import type { Texts } from '../types'

export const shop: Texts<typeof en> = {
  title: 'فروشگاه',
  intro: 'هرچه می‌فروشیم، خودمان هم استفاده می‌کنیم.',
  search: {
    label: 'جستجوی محصولات',
    placeholder: 'وی، کش تمرین، منیزیم…',
    submit: 'جستجو',
    clear: 'پاک کردن جستجو',
  },
  filter: { label: 'دسته‌بندی', all: 'همهٔ دسته‌ها' },
  view: { label: 'نحوهٔ نمایش', grid: 'نمایش شبکه‌ای', list: 'نمایش فهرستی' },
  sort: {
    label: 'مرتب‌سازی',
    featured: 'برگزیده‌ها',
    price_asc: 'قیمت، از کم به زیاد',
    price_desc: 'قیمت، از زیاد به کم',
    newest: 'تازه‌ترین‌ها',
    name: 'نام',
  },
  price: {
    label: 'قیمت',
    form: 'محدود کردن قیمت',
    minPrice: 'از (دلار)',
    maxPrice: 'تا (دلار)',
    apply: 'نمایش',
    invalid: 'مبلغی مانند ۲۵ بنویسید',
  },
  active: {
    label: 'فیلترهای فعال',
    remove: 'برداشتن فیلتر: {filter}',
    clear: 'پاک کردن همه',
    term: '«{term}»',
    between: '{min} تا {max}',
    from: 'از {min}',
    upTo: 'تا {max}',
  },
  results: { zero: 'بدون محصول', one: '{count} محصول', other: '{count} محصول' },
  resultsFor: {
    zero: 'برای «{term}» چیزی پیدا نشد',
    one: '{count} محصول برای «{term}»',
    other: '{count} محصول برای «{term}»',
  },
  loading: 'در حال بارگذاری محصولات',
  error: 'بارگذاری محصولات ممکن نشد. لطفاً کمی بعد دوباره امتحان کنید.',
  empty: {
    title: 'محصولی پیدا نشد',
    text: 'واژهٔ کوتاه‌تر یا املای دیگری را امتحان کنید، یا همهٔ دسته‌ها را ببینید.',
    reset: 'دیدن همهٔ محصولات',
  },
  card: {
    add: 'افزودن به سبد',
    added: '«{name}» در سبد خرید شماست',
    failed: 'افزودن کالا به سبد ممکن نشد',
    soldOut: 'ناموجود',
    featured: 'برگزیده',
    left: { one: 'فقط {count} عدد مانده', other: 'فقط {count} عدد مانده' },
    tags: 'برچسب‌ها',
  },
}
