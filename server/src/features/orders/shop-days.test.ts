import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEml } from '../../../test/eml'
import { makeAccount, makeProduct } from '../../../test/factories'
import { makeOrder } from '../../../test/orders'
import { pdfLines } from '../../../test/pdf-text'
import { useApp } from '../../../test/test-app'
import { transaction } from '../../kernel/db/transaction'
import { issueDue } from './documents/issue.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let staff: string
let product: string

beforeAll(async () => {
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
  product = await makeProduct(app, { name: 'Kettlebell', stock: 100 })
})

const setZone = (timeZone: string) => app.deps.db`
  insert into settings (key, value) values ('region', ${app.deps.db.json({ timeZone })})
  on conflict (key) do update set value = excluded.value`

/** Ten hours before midnight of UTC on New Year's Eve it is New Year east of UTC, ten hours after it still the old one west of it. */
const NEW_YEAR = [
  ['Pacific/Kiritimati', '2026-12-31T14:00:00Z', 'INV-2027', 'January 1, 2027'],
  ['Etc/GMT+12', '2027-01-01T10:00:00Z', 'INV-2026', 'December 31, 2026'],
  ['UTC', '2026-12-31T14:00:00Z', 'INV-2026', 'December 31, 2026'],
] as const

describe('at New Year', () => {
  test.each(NEW_YEAR)(
    'an invoice of a shop in %s of %s has the year of the shop in its number and its day',
    async (zone, at, number, day) => {
      await setZone(zone)
      const order = await makeOrder(app, staff, { status: 'confirmed', lines: [[product, 1]] })
      await transaction(app.deps.db, (tx) => issueDue(app.deps, tx, order.id, new Date(at)))
      const { invoiceNumber } = await order.theirs()
      expect(invoiceNumber).toMatch(new RegExp(`^${number}-\\d{6}$`))
      const file = await app.call('GET', `/orders/${order.orderNumber}/invoice.pdf`, { token: order.token })
      const texts = pdfLines(file.rawPayload).map(({ text }) => text)
      expect(texts.join('\n')).toContain(day)
    },
  )
})

describe('days in mails', () => {
  const mailOf = async (name: string) => {
    const { parts } = readEml(await readFile(join(app.deps.config.dataDir, 'outbox', `${name}.eml`), 'utf8'))
    return (parts['text/plain'] ?? '').replace(/[\u2066-\u2069]/g, '')
  }

  // 14:00 UTC on a Thursday is Friday already in Kiritimati; 10:00 UTC on a Friday is still Thursday in the west.
  test.each([
    ['Pacific/Kiritimati', '2026-12-31T14:00:00Z', 'Fri, January 8 – Tue, January 12'],
    ['Etc/GMT+12', '2027-01-01T10:00:00Z', 'Thu, January 7 – Mon, January 11'],
    ['UTC', '2026-12-31T14:00:00Z', 'Thu, January 7 – Mon, January 11'],
  ])('of a delivery are counted from the day of a shop in %s', async (zone, at, days) => {
    await setZone(zone)
    const order = await makeOrder(app, staff, { status: 'confirmed', lines: [[product, 1]] })
    await app.deps.db`update orders set created_at = ${new Date(at)} where id = ${order.id}`
    await app.deps.db`update accounts set email_verified_at = now() where id = ${order.accountId}`
    await app.handlers['order-paid']?.({ orderId: order.id })
    expect(await mailOf(`order-paid-${order.orderNumber}`)).toContain(`Expected delivery: ${days}`)
  })

  test.each([
    ['Pacific/Kiritimati', 'January 1 at 4:00 AM GMT+14'],
    ['Etc/GMT+12', 'December 31 at 2:00 AM GMT-12'],
  ])('until when to pay are those of a shop in %s', async (zone, until) => {
    await setZone(zone)
    const order = await makeOrder(app, staff, { status: 'pending', isPaid: false, lines: [[product, 1]] })
    await app.deps.db`update accounts set email_verified_at = now() where id = ${order.accountId}`
    await app.deps.db`update orders set held_until = '2099-12-31T14:00:00Z' where id = ${order.id}`
    await app.handlers['order-placed']?.({ orderId: order.id })
    expect(await mailOf(`order-placed-${order.orderNumber}`)).toContain(until)
  })

  test.each([
    ['Pacific/Kiritimati', 'January 1, 2100'],
    ['Etc/GMT+12', 'December 30, 2099'],
  ])('of an erasure are those of a shop in %s', async (zone, day) => {
    await setZone(zone)
    const { id } = await makeAccount(app)
    const eraseAt = new Date('2099-12-31T11:00:00Z')
    await app.deps.db`
      update accounts set closed_at = now(), disabled_at = now(), erase_at = ${eraseAt} where id = ${id}`
    await app.handlers['account-closed']?.({ accountId: id })
    expect(await mailOf(`account-closed-${id}-${eraseAt.getTime()}`)).toContain(day)
  })
})
