import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  marks: {
    contains: 'حاوی {list}',
    mayContain: 'شاید حاوی {list}',
    named: {
      contains: 'حاوی {list} است؛ گفته‌اید که به آن حساسیت دارید',
      mayContain: 'ممکن است اندکی {list} داشته باشد؛ گفته‌اید که به آن حساسیت دارید',
    },
  },
}
export default fa
