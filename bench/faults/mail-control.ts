// Control shops that mail without an outbox: before the commit, or after it from memory.
import { composeMail } from '../../server/src/adapters/mail/layout'
import type { Mailer } from '../../server/src/adapters/mail/mailer'
import { smtpMailer } from '../../server/src/adapters/mail/smtp'
import type { Pool } from '../../server/src/kernel/db/client'
import { openWhole } from '../lib/product'
import { inTurn } from './invariants'
import { mailFaults, type Sink } from './mail-sink'

const ORDERS = 40
const WIDTH = 5

async function tell(mailer: Mailer, order: string): Promise<void> {
  await mailer.send({
    id: `order-placed-${order}`,
    to: { name: 'Sara', address: 'sara@tavan.test' },
    ...composeMail({
      locale: 'en',
      subject: `Your order ${order}`,
      name: 'Sara',
      reason: 'order',
      shop: { name: 'Tavan', email: 'shop@tavan.test', imprint: [] },
      blocks: [],
    }),
  })
}

/**
 * Places orders in a separate table and mails them in the given order. Midway a kill is simulated by cutting the
 * connections. Returns the checker's findings.
 */
export async function withoutOutbox(db: Pool, dataDir: string, sink: Sink, first: 'mail' | 'commit') {
  await db`create table if not exists told_orders (number text primary key)`
  const own = await openWhole(dataDir, WIDTH)
  const mailer = smtpMailer(sink.url, { name: 'Control', address: 'control@tavan.test' })
  const names = Array.from({ length: ORDERS }, (_, n) => `${first}-${n}`)
  let killed = false
  await inTurn(names, WIDTH, async (name, i) => {
    const commit = () => own`insert into told_orders (number) values (${name})`
    const steps = first === 'mail' ? [() => tell(mailer, name), commit] : [commit, () => tell(mailer, name)]
    for (const [n, step] of steps.entries()) {
      if (killed) return
      await step().catch(() => undefined)
      if (n === 0 && i === ORDERS / 2) {
        killed = true
        await own.end({ timeout: 0 })
      }
    }
  })
  const orders = await db<
    { number: string }[]
  >`select number from told_orders where number like ${`${first}-%`}`
  return mailFaults(
    orders.map((order) => order.number),
    sink.received.filter((mail) => mail.order.startsWith(`${first}-`)),
  )
}
