import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  programStatus: {
    pending: 'In afwachting',
    answering: 'Vult vragenlijst in',
    creating: 'In de maak',
    active: 'Actief',
    paused: 'Gepauzeerd',
    completed: 'Afgerond',
    deactivated: 'Gedeactiveerd',
  },
}
export default nl
