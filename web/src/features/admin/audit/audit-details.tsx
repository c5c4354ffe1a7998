import type { AuditEntry } from 'contract/admin/audit-calls'
import { jobQueues } from 'contract/admin/queue-rules'
import type { AuditAction } from 'contract/audit-actions'
import { stockReasons } from 'contract/catalog/console-rules'
import { formatCents, formatUsd } from 'contract/money'
import { orderStatuses } from 'contract/orders/rules'
import { userProgramStatuses } from 'contract/programs/rules'
import { staffRoles } from 'contract/staff'
import { taxShownCodes } from 'contract/tax'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { catalogueWords } from '../../catalog/console/words/catalogue-words'
import { ordersWords } from '../../orders/words/orders-words'
import { programStatusWords } from '../../programs/status/words/program-status-words'
import { queuesWords } from '../queues/words/queues-words'
import { type DetailField, detailField, detailOfField } from './detail-fields'
import { auditWords } from './words/audit-words'

/** Amounts in cents. */
const CENTS: readonly DetailField[] = ['amountCents', 'priceCents', 'salePriceCents']

type Value = AuditEntry['details'][string] | undefined

/** Field of an entry: its value, or the change of it. */
interface Fact {
  path: string
  value?: Value
  change?: { from: Value; to: Value }
}

/** Pairs `field.from` with `field.to`; `from` and `to` without a field are the status. */
function factsOf(details: AuditEntry['details']): Fact[] {
  return Object.entries(details).flatMap(([key, value]): Fact[] => {
    const [, path, end] = /^(?:(.+)\.)?(from|to)$/.exec(key) ?? []
    const other = end && key.replace(/(from|to)$/, end === 'from' ? 'to' : 'from')
    if (!other || !(other in details)) return [{ path: key, value }]
    return end === 'from' ? [{ path: path ?? '', change: { from: value, to: details[other] } }] : []
  })
}

/** Amounts that the audit log stores in USD. */
const DOLLARS: ReadonlySet<string> = new Set<DetailField>(['amountOff', 'minimum', 'price'])

const isStructure = (value: Value) => typeof value === 'string' && /^[[{]/.test(value)

/** Renders the fields of an entry, one per line. */
export function AuditDetails({ action, details }: Pick<AuditEntry, 'action' | 'details'>) {
  const t = useT(auditWords)
  const { dir } = useLocale()
  const valueText = useValueText()
  return factsOf(details).map(({ path, value, change }) => {
    const field = detailField(path)
    const detail = detailOfField(path)
    const name = field ? t(`audit.fields.${field}`) + (detail && ` (${isolated(detail)})`) : path
    const show = (one: Value) => {
      const text = valueText(action, path, one)
      return typeof one === 'number' ? isolated(text) : isolatedName(text)
    }
    const whole = isStructure(value) || isStructure(change?.from) || isStructure(change?.to)
    const text = whole
      ? t('audit.changed')
      : change
        ? `${show(change.from)} ${dir === 'rtl' ? '←' : '→'} ${show(change.to)}`
        : show(value)
    return (
      <span key={path} className="wrap-anywhere text-ink-soft text-xs">
        {name ? `${isolatedName(name)}: ` : null}
        <span className="text-ink">{text}</span>
      </span>
    )
  })
}

/** Returns a formatter that translates known codes and returns other values unchanged. */
function useValueText(): (action: AuditAction, path: string, value: Value) => string {
  const t = useT(
    auditWords,
    catalogueWords,
    consoleWords,
    errorWords,
    ordersWords,
    programStatusWords,
    queuesWords,
  )
  return (action, path, value) => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    const field = detailField(path)
    if (typeof value === 'number') {
      if (field && CENTS.includes(field)) return formatCents(value)
      return field && DOLLARS.has(field) ? formatUsd(value) : t.number(value)
    }
    // The settings write each field as text.
    if (field === 'shippingTaxed') return t(value === 'true' ? 'audit.yes' : 'audit.no')
    const taxShown = taxShownCodes.find((one) => one === value)
    if (field === 'taxShown' && taxShown) return t(`audit.taxShown.${taxShown}`)
    const role = staffRoles.find((one) => one === value)
    if (field === 'staffRole' && role) return t(`console.roles.${role}`)
    const reason = stockReasons.find((one) => one === value)
    if (field === 'reason' && reason) return t(`catalogue.reasons.${reason}`)
    const queue = jobQueues.find((one) => one === value)
    if (field === 'queue' && queue) return t(`queues.names.${queue}`)
    if (field === 'code') return t.error(value, undefined, value)
    const order = orderStatuses.find((one) => one === value)
    if (action === 'order_moved' && order) return t(`orders.status.${order}`)
    const program = userProgramStatuses.find((one) => one === value)
    if (action === 'program_moved' && program) return t(`programStatus.${program}`)
    return value
  }
}
