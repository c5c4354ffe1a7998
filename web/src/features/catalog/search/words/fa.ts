import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  search: {
    title: 'جست‌وجو',
    suggestions: 'پیشنهادها',
    products: 'محصولات',
    categories: 'دسته‌ها',
    articles: 'مطالب',
    all: 'جست‌وجوی «{term}»',
    count: { other: '{count} پیشنهاد' },
    instead: 'برای «{typed}» چیزی پیدا نشد. به‌جای آن: «{term}»',
    hint: 'محصول، دسته یا مطلبی را پیدا کنید.',
  },
}
export default fa
