import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  compare: {
    title: 'مقایسهٔ محصولات',
    empty: 'هنوز چیزی برای مقایسه نیست',
    emptyText: 'یک محصول را باز کنید و «مقایسه» را بزنید. حداکثر {max} محصول کنار هم می‌آیند.',
    shop: 'رفتن به فروشگاه',
    failed: 'بارگذاری محصولات ممکن نشد',
    loading: 'در حال بارگذاری محصولات',
    table: 'محصولات کنار هم',
    product: 'محصول',
    remove: 'برداشتن',
    removeOne: 'برداشتن {name}',
    price: 'قیمت',
    rating: 'نظرها',
    ratingValue: { one: '{average} از {max}، {count} نظر', other: '{average} از {max}، {count} نظر' },
    unrated: 'هنوز نظری نیست',
    missing: 'ذکر نشده',
    nutrition: 'در هر {amount}',
    more: 'افزودن محصولی دیگر',
    add: 'مقایسه',
    addOne: 'مقایسه با {name}',
  },
}
export default fa
