import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  marks: {
    contains: 'Bevat {list}',
    mayContain: 'Kan {list} bevatten',
    named: {
      contains: 'Bevat {list}. Je hebt opgegeven dat je daar allergisch voor bent.',
      mayContain: 'Kan sporen bevatten van {list}. Je hebt opgegeven dat je daar allergisch voor bent.',
    },
  },
}
export default nl
