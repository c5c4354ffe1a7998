import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  search: {
    title: 'جست‌وجو',
    suggestions: 'پیشنهادها',
    products: 'محصولات',
    categories: 'دسته‌بندی‌ها',
    articles: 'مطالب',
    // Isolated, as in the words of the catalogue.
    all: 'جست‌وجوی «\u2068{term}\u2069»',
    count: { other: '{count} پیشنهاد' },
    instead: 'برای «\u2068{typed}\u2069» چیزی پیدا نشد. به‌جای آن: «\u2068{term}\u2069»',
    hint: 'محصول، دسته‌بندی یا مطلبی را پیدا کنید.',
  },
}
export default fa
