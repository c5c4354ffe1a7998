import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  log: {
    sending: 'پیش از خروج، تمرین شما ارسال می‌شود …',
    title: 'خروج و از دست رفتن موارد؟',
    text: { other: '{count} مورد از تمرین شما ارسال نشده است. خروج، آن را از این دستگاه پاک می‌کند.' },
    stay: 'در حساب می‌مانم',
    again: 'ارسال دوباره',
    leave: 'خروج و پاک کردن',
  },
}

export default fa
