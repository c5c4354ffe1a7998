import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  suggestions: {
    title: 'از کتابخانه',
    found: {
      zero: 'کتابخانه حرکتی با این نام ندارد',
      other: 'کتابخانه {count} حرکت دارد؛ کلید جهت پایین را بزنید',
    },
  },
}
export default fa
