import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  planFit: {
    title: 'به کار برنامهٔ شما می‌آید',
    kinds: {
      equipment: 'برای {names} به آن نیاز دارید',
      meal: 'در وعده‌های شما هست: {names}',
      supplement: 'یکی از مکمل‌های شماست: {names}',
    },
  },
}
export default fa
