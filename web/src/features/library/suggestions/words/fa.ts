import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  suggestions: {
    title: 'از کتابخانه',
    found: {
      zero: 'کتابخانه حرکتی با این نام ندارد',
      other: 'کتابخانه {count} حرکت دارد؛ کلید جهت پایین را بزنید',
    },
    swaps: {
      title: 'وسیلهٔ دیگر',
      none: 'کتابخانه برای همین عضلات حرکتی با وسیلهٔ دیگر ندارد',
      nothing: 'بدون وسیله',
      loading: 'در حال بارگذاری حرکت‌ها',
      failed: 'بارگذاری حرکت‌ها ممکن نشد',
    },
    meal: 'وعده، {kcal} کیلوکالری',
    food: '{kcal} کیلوکالری در ۱۰۰ گرم',
    foundFoods: {
      zero: 'کتابخانه خوراکی‌ای با این نام ندارد',
      other: 'کتابخانه {count} مورد دارد؛ کلید جهت پایین را بزنید',
    },
    portion: '{name} ({grams} گرم)',
    grams: 'گرم',
    gramsWrong: 'لطفاً گرم را به عدد بنویسید',
    brings: '{calories} کیلوکالری · پروتئین {protein} گرم · کربوهیدرات {carbs} گرم · چربی {fats} گرم',
    add: 'افزودن به وعده',
  },
}
export default fa
