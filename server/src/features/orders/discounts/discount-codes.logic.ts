import type { Received } from 'contract/endpoint'
import { toCents, toUsd } from 'contract/money'
import type {
  ConsoleDiscount,
  listDiscounts as listCall,
  WrittenDiscount,
} from 'contract/orders/console-discount-calls'
import { normalDiscountCode } from 'contract/orders/discount-rules'
import { clampPage } from 'contract/page'
import { searchForm } from 'contract/text'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { changeDetails } from '../../../kernel/audit/change-details'
import type { Db, Pool, Tx } from '../../../kernel/db/client'
import { transaction, violatesUnique } from '../../../kernel/db/transaction'
import { namesTag } from '../../../kernel/http/etag'
import { newId } from '../../../kernel/ids'
import { readTimeZone } from '../../site/shop.logic'
import * as sql from './discount-codes.sql'

export const etagOf = (version: number) => `"${version}"`

/** A page of codes, newest first; a page beyond the last shows the last. */
export async function listDiscounts(
  db: Db,
  { search = '', state, ...query }: Received<typeof listCall>['query'],
) {
  const typed = searchForm(search)
  const patternOf = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`
  const patterns =
    typed === '' ? undefined : { code: patternOf(normalDiscountCode(typed)), note: patternOf(typed) }
  const wanted = { timeZone: await readTimeZone(db), state, patterns }
  const total = await sql.countDiscounts(db, wanted)
  const { position, slice } = clampPage(query, total)
  const rows = await sql.listDiscounts(db, wanted, slice)
  return { items: rows.map(onTheWire), total, ...position }
}

export async function getDiscount(db: Db, id: string): Promise<ConsoleDiscount> {
  const found = await sql.findDiscount(db, id, await readTimeZone(db))
  return onTheWire(found ?? fail('orders.discount_not_found'))
}

function onTheWire({ id, value, minimum, given, ...row }: sql.DiscountRow): ConsoleDiscount {
  return {
    ...row,
    _id: id,
    value: row.kind === 'percent' ? value : toUsd(value),
    minimum: minimum === null ? null : toUsd(minimum),
    given: toUsd(given),
  }
}

export function createDiscount(
  db: Pool,
  staff: AuditSource,
  written: WrittenDiscount,
): Promise<ConsoleDiscount> {
  return refuseTakenCode(() =>
    transaction(db, async (tx) => {
      const discount = { id: newId(), isActive: true, ...inCents(written) }
      await sql.insertDiscount(tx, discount)
      const { discountCode, percentOff, amountOff } = audited(discount)
      await recordAudit(tx, staff, {
        action: 'discount_created',
        object: { type: 'discount', id: discount.id },
        details: { discountCode, ...(percentOff === null ? { amountOff } : { percentOff }) },
      })
      return getDiscount(tx, discount.id)
    }),
  )
}

export function updateDiscount(
  db: Pool,
  staff: AuditSource,
  { id, ifMatch }: { id: string; ifMatch: string | undefined },
  written: WrittenDiscount,
): Promise<ConsoleDiscount> {
  return refuseTakenCode(() =>
    change(db, staff, id, (stored, { version, used }) => {
      if (ifMatch !== undefined && !namesTag(ifMatch, etagOf(version))) fail('orders.discount_changed')
      if (written.limit !== null && written.limit < used) fail('orders.discount_limit_low', { used })
      return { ...stored, ...inCents(written) }
    }),
  )
}

/** Puts a code into the archive, or brings it back. */
export function setActive(
  db: Pool,
  staff: AuditSource,
  id: string,
  isActive: boolean,
): Promise<ConsoleDiscount> {
  return change(db, staff, id, (stored) => ({ ...stored, isActive }))
}

/** Changes a code whose row is locked meanwhile: no order uses it while its terms change. */
function change(
  db: Pool,
  staff: AuditSource,
  id: string,
  next: (stored: sql.StoredDiscount, now: { version: number; used: number }) => sql.StoredDiscount,
): Promise<ConsoleDiscount> {
  return transaction(db, async (tx: Tx) => {
    const { version, used, ...stored } = (await sql.lockDiscount(tx, id)) ?? fail('orders.discount_not_found')
    const discount = next(stored, { version, used })
    const details = changeDetails(audited(stored), audited(discount))
    if (Object.keys(details).length > 0) {
      await sql.updateDiscount(tx, discount)
      const object = { type: 'discount', id } as const
      await recordAudit(tx, staff, { action: 'discount_changed', object, details })
    }
    return getDiscount(tx, id)
  })
}

/** Details for the audit trail, under unique names; amounts in USD. */
function audited(discount: sql.StoredDiscount) {
  const { code, kind, value, minimum, from, until, limit, customerLimit, note, isActive } = discount
  return {
    discountCode: code,
    percentOff: kind === 'percent' ? value : null,
    amountOff: kind === 'amount' ? toUsd(value) : null,
    minimum: minimum === null ? null : toUsd(minimum),
    firstDay: from,
    lastDay: until,
    totalLimit: limit,
    customerLimit,
    note,
    usable: isActive,
  }
}

function inCents({ value, minimum, ...written }: WrittenDiscount) {
  return {
    ...written,
    value: written.kind === 'percent' ? value : toCents(value),
    minimum: minimum === null ? null : toCents(minimum),
  }
}

async function refuseTakenCode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatesUnique(error, 'discount_codes_code_unique')) fail('orders.discount_code_taken')
    throw error
  }
}
