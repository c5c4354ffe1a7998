import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  programStatus: {
    pending: 'در انتظار',
    answering: 'در حال پر کردن پرسش‌نامه',
    creating: 'در حال تدوین',
    active: 'فعال',
    paused: 'در توقف موقت',
    completed: 'پایان‌یافته',
    deactivated: 'غیرفعال',
  },
}
export default fa
