import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  planQuestions: {
    none: 'برای این برنامه پرسشی پیدا نشد.',
    number: 'پرسش {n}',
    required: 'الزامی',
    optional: 'اختیاری',
    answer: 'پاسخ',
    answered: 'پاسخ داده شد در',
    noResponse: 'هنوز بی‌پاسخ',
    noAnswer: 'پاسخی داده نشده',
    yes: 'بله',
    no: 'خیر',
    types: {
      text: 'متن',
      number: 'عدد',
      scale: 'مقیاس',
      boolean: 'بله یا خیر',
      single: 'یک گزینه',
      multiple: 'چند گزینه',
      date: 'تاریخ',
    },
  },
}
export default fa
