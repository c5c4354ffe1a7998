import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  open: 'Versiegeschiedenis',
  title: 'Versiegeschiedenis',
  empty: 'Er is nog niets gewijzigd.',
  failed: 'De geschiedenis kon niet worden geladen',
  loading: 'De geschiedenis wordt geladen',
  version: 'Versie {n}',
  by: 'door {name}',
  system: 'door het programmasjabloon',
  turn: 'omdat het volgende blok begon',
  from: 'Was',
  to: 'Is nu',
  nothing: 'Niets',
  more: 'Oudere versies tonen',
  restore: 'Plan van hiervoor terugzetten',
  restoreNow: 'Terugzetten',
  restoreTitle: 'Versie {n} terugzetten?',
  restoreText:
    'Het plan wordt weer zoals in versie {n} en latere wijzigingen worden teruggedraaid. Die blijven in de geschiedenis staan, zodat je ook die kunt terugzetten.',
  restored: 'Het plan is weer zoals in versie {n}.',
}
export default nl
