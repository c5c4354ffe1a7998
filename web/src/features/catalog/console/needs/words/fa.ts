import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  needs: {
    title: 'نیازها',
    intro:
      'چیزهایی که مردم بدون نام بردن از محصولی جست‌وجو می‌کنند، مثل «کمردرد». جست‌وجوی هر یک از این کلمه‌ها اول محصول‌های آن را نشان می‌دهد، همراه با دسته‌بندی‌ها و نوشته‌ها.',
    loading: 'در حال بارگذاری نیازها',
    failed: 'بارگذاری نیازها ممکن نشد',
    none: 'هنوز نیازی نیست. اولین را اضافه کنید.',
    add: 'افزودن نیاز',
    need: 'نیاز {number}',
    deleted: '{name} با ذخیره کردن حذف می‌شود.',
    undo: 'برگرداندن',
    words: 'کلمه‌ها ({language})',
    wordsHint: 'آن‌ها را با ویرگول جدا کنید',
    remove: 'برداشتن {name}',
    products: 'محصول‌ها',
    addProduct: 'افزودن محصول',
    searchHint: 'نام یا SKU',
    clear: 'پاک کردن جست‌وجو',
    found: { zero: 'نتیجه‌ای نیست', one: '{count} محصول', other: '{count} محصول' },
    categories: 'دسته‌بندی‌ها',
    addCategory: 'افزودن دسته‌بندی',
    articles: 'نوشته‌ها',
    addArticle: 'افزودن نوشته',
    save: 'ذخیرهٔ نیازها',
    saved: 'نیازها ذخیره شدند.',
  },
}
export default fa
