import type { Texts } from '../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  connection: {
    lost: 'Geen verbinding. Wat je ziet, kan verouderd zijn.',
    saved: 'Geen verbinding. Wat je ziet, is {when} opgeslagen.',
    back: 'Je hebt weer verbinding.',
  },
}
export default nl
