import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  prices: {
    sale: {
      now: 'با تخفیف',
      nowUntil: 'با تخفیف تا',
      planned: 'با تخفیف از',
      over: 'پایان تخفیف در',
    },
    unasked:
      'در {days} روز پیش از این تخفیف، قیمت {price} در فروشگاه نبوده است. فروشگاه کمترین قیمت آن روزها را نشان می‌دهد: {lowest}.',
    noEarlier:
      'قیمت {price} پیش از این تخفیف در فروشگاه نبوده است: این محصول قیمت قبلی ندارد. فروشگاه نمی‌تواند قیمتی قبلی کنار تخفیف نشان دهد.',
    history: {
      title: 'تاریخچهٔ قیمت',
      none: 'از یک سال گذشته قیمتی ثبت نشده است.',
      since: 'از تاریخ',
      price: 'قیمت',
      sale: 'قیمت با تخفیف',
      noSale: 'ندارد',
      from: 'از',
      until: 'تا',
    },
  },
}
export default fa
