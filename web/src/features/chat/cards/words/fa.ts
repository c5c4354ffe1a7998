import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  cards: {
    title: 'دربارهٔ چیست؟',
    text: 'کارت همراه متنی که در جای پیام نوشته‌اید فرستاده می‌شود، یا بدون متن.',
    search: 'جست‌وجو',
    loading: 'در حال بارگذاری برنامه و آزمایش‌ها',
    failed: 'بارگذاری برنامه و آزمایش‌ها ممکن نشد',
    none: 'تمرین، وعده یا آزمایشی برای انتخاب نیست.',
    noneFound: 'چیزی با این واژه‌ها پیدا نشد.',
    groups: { exercise: 'تمرین‌ها', meal: 'وعده‌ها', blood_test: 'آزمایش‌های خون' },
    notSent: 'فرستاده نشد. لطفاً دوباره تلاش کنید.',
  },
}
export default fa
