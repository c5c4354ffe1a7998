import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  goOn: {
    button: 'Doorgaan',
    withCoach: 'Doorgaan met {coach}',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
}
export default nl
