import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  goOn: {
    button: 'ادامه دادن',
    withCoach: 'ادامه با {coach}',
    failed: 'انجام نشد. لطفاً دوباره تلاش کنید.',
  },
}
export default fa
