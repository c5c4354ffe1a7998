import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  athlete: {
    title: 'برای مربی شما',
    text: 'مربی این‌ها را کنار نام شما می‌بیند. هر کدام را می‌توانید خالی بگذارید.',
    loading: 'در حال بارگذاری آنچه مربی می‌بیند',
    failed: 'بارگذاری آنچه مربی می‌بیند ممکن نشد',
    photo: 'عکس شما',
    choose: 'انتخاب عکس',
    change: 'تغییر عکس',
    remove: 'حذف عکس',
    photoHint: 'JPG یا PNG. اطلاعات پنهان عکس، مانند مکان، را حذف می‌کنیم.',
    sending: 'در حال ارسال…',
    photoSaved: 'عکس شما ذخیره شد.',
    photoRemoved: 'عکس شما حذف شد.',
    birthDate: 'تاریخ تولد',
    height: 'قد (سانتی‌متر)',
    weight: 'وزن اولیه (کیلوگرم)',
    save: 'ذخیره برای مربی',
    saving: 'در حال ذخیره…',
    saved: 'ذخیره شد. مربی تغییر را می‌بیند.',
    notDone: 'ذخیره نشد. لطفاً دوباره تلاش کنید.',
  },
}
export default fa
