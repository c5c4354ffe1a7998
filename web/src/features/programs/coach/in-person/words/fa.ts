import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  inPerson: {
    set: 'ست {n}',
    reps: 'تکرار',
    load: 'وزنه (کیلوگرم)',
    repsOf: '{exercise}، ست {n}: تکرار',
    loadOf: '{exercise}، ست {n}: وزنه (کیلوگرم)',
    measures: { seconds: 'ثانیه', minutes: 'دقیقه', meters: 'متر' },
    measureOf: '{exercise}، ست {n}: {measure}',
    notInPlan: 'در برنامه نیست',
    title: 'ثبت جلسه',
    text: 'برای ورزشکاری که کنار شما تمرین می‌کند. مشخص می‌شود که شما آن را ثبت کرده‌اید؛ ردیف‌های خالی ذخیره نمی‌شود.',
    day: 'روز',
    dayWrong: 'لطفاً روزی از این برنامه را انتخاب کنید که در آینده نباشد',
    nothingPlanned: 'برای این روز چیزی برنامه‌ریزی نشده است. با ذخیره، این روز روز تمرین به شمار می‌آید.',
    save: 'ذخیرهٔ جلسه',
    saving: 'در حال ذخیره…',
    entered: 'جلسه ثبت شد.',
    remove: 'حذف جلسه',
    removed: 'آنچه برای این روز ثبت کرده بودید حذف شد.',
    failed: 'جلسه ثبت نشد. لطفاً دوباره تلاش کنید.',
  },
}
export default fa
