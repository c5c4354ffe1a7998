import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  planFlags: {
    allergic: 'پرسش‌نامه این حساسیت‌ها را نام می‌برد: {list}. خوراکی‌هایی که آن‌ها را دارند علامت خورده‌اند.',
    injured: 'پرسش‌نامه از آسیب یا درد می‌گوید: {list}. حرکت‌هایی که به آن فشار می‌آورند علامت خورده‌اند.',
    contains: 'حاوی {list}',
    loads: 'فشار بر {list}',
    areas: {
      neck: 'گردن',
      shoulder: 'شانه',
      elbow: 'آرنج',
      wrist: 'مچ دست',
      back: 'کمر',
      hip: 'لگن',
      knee: 'زانو',
      ankle: 'مچ پا',
    },
  },
}
export default fa
