import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  consoleStaff: {
    title: 'کارکنان',
    intro: 'چه کسانی در بخش مدیریت کار می‌کنند و با چه نقشی.',
    invite: 'دعوت همکار',
    columns: { person: 'شخص', role: 'نقش', lastSignIn: 'آخرین ورود' },
    never: 'هنوز وارد نشده',
    actions: 'کارها',
    you: 'شما',
    loading: 'در حال بارگذاری کارکنان',
    failed: 'بارگذاری فهرست کارکنان ممکن نشد',
    none: 'هنوز کارمندی نیست',
    noneText: 'با ایمیل کسی را دعوت کنید.',
    changing: {
      button: 'تغییر',
      buttonNamed: 'تغییر نقش {name}',
      title: 'نقش {name}',
      text: 'از همه‌جا خارج می‌شود و با نقش جدید دوباره وارد می‌شود.',
      remove: 'دیگر از کارکنان نیست',
      removeText: 'بدون نقش، حساب به‌عنوان مشتری می‌ماند.',
      submit: 'ذخیرهٔ نقش',
      busy: 'در حال ذخیره…',
      done: 'نقش {name} ذخیره شد.',
      failed: 'انجام نشد و چیزی تغییر نکرده است. لطفاً دوباره تلاش کنید.',
    },
  },
}
export default fa
