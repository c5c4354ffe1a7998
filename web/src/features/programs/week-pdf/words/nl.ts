import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  weekPdf: {
    save: 'Week als PDF opslaan',
    failed: 'De PDF kon niet worden gemaakt. Probeer het opnieuw.',
  },
}
export default nl
