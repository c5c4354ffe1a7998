// Jobs and invoices on several processes: each job runs once, invoice numbers have no gap, and both processes answer the
// same bytes for an invoice that nobody has asked for before.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../server/src/kernel/db/client'
import { type Buyer, seedBuyers, seedOrders, seedProducts } from '../../server/test/seed'
import { openDatabase, openWhole, type Product, removeDataDir } from '../lib/product'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, judge } from './harness'
import { inTurn } from './invariants'
import { startSink } from './mail-sink'
import { startNodes } from './nodes'

const SIZES = { reduced: { jobs: 150, invoices: 20 }, full: { jobs: 1000, invoices: 200 } }
const WIDTH = 8
/** Milliseconds in which all jobs must have run. */
const JOBS_WITHIN = 60_000
/** Number of tries for an invoice while the server is busy (503), and the delay between them in milliseconds. */
const TRIES = 50
const AGAIN = 200
const CONTROL_ROWS = 60

export async function run({ size, seed, nodes = 1 }: FaultOptions): Promise<Figures> {
  const counts = SIZES[size]
  const dataDir = await copyDataDir('shared-work')
  const sink = await startSink('nobody@tavan.test')
  const running = await startNodes(dataDir, nodes, { env: { SMTP_URL: sink.url } })
  const db = await openDatabase(dataDir, 4)
  try {
    await seedProducts(db, [0])
    const [buyer] = (await seedBuyers(db, 1)) as [Buyer]
    const jobs = await runJobs(db, buyer, counts.jobs)
    const mails = runsOf(
      jobs.orders,
      sink.received.map(({ order }) => order),
    )
    const invoices = await askInvoices(db, buyer, running.products, counts.invoices)
    const control = { twice: await withoutLock(db, dataDir), gaps: await numbersOfSequence(db) }
    return {
      seed,
      figures: {
        jobs: counts.jobs,
        jobsSeconds: Number(jobs.seconds.toFixed(1)),
        ...mails,
        invoices: invoices.numbers,
        gaps: invoices.gaps,
        pairsApart: invoices.apart,
        refused: invoices.refused,
        controlTwice: control.twice,
        controlGaps: control.gaps,
      },
      failures: [
        ...judge('jobs', [
          [jobs.left === 0, `${jobs.left} jobs are not completed after ${JOBS_WITHIN} ms`],
          [jobs.repeated === 0, `${jobs.repeated} jobs took more than one try`],
          [mails.missing === 0, `${mails.missing} mails are missing`],
          [mails.twice === 0, `${mails.twice} mails were sent twice`],
        ]),
        ...judge('invoices', [
          [invoices.wrong.length === 0, `answers: ${invoices.wrong.slice(0, 3).join('; ')}`],
          [invoices.numbers === counts.invoices, `${invoices.numbers} numbers for ${counts.invoices} orders`],
          [invoices.gaps === 0, `the numbers have ${invoices.gaps} gaps`],
          [invoices.apart === 0, `${invoices.apart} invoices have other bytes on another process`],
        ]),
        ...judge('controls', [
          [control.twice > 0, 'jobs that are taken without a lock did not run twice'],
          [control.gaps > 0, 'numbers of a sequence had no gap'],
        ]),
      ],
      skipped: [],
    }
  } finally {
    await db.end({ timeout: 1 })
    await running.stop()
    await sink.down()
    await removeDataDir(dataDir)
  }
}

/** Adds a mail for each of `count` orders and waits until all are sent. */
async function runJobs(db: Pool, buyer: Buyer, count: number) {
  const ids = await seedOrders(db, buyer, count, { status: 'pending', hoursAgo: () => 1 })
  const orders = ids.map((id) => `TV-${id}`)
  const began = performance.now()
  await db`
    insert into jobs (queue, data)
    select 'order-placed', jsonb_build_object('orderId', id) from unnest(${ids}::text[]) as o (id)`
  for (;;) {
    const [row] = await db<{ left: number; repeated: number }[]>`
      select (count(*) filter (where state <> 'completed'))::int as left,
        (count(*) filter (where attempts > 1))::int as repeated
      from jobs where queue = 'order-placed'`
    const { left = count, repeated = 0 } = row ?? {}
    const ms = performance.now() - began
    if (left === 0 || ms > JOBS_WITHIN) return { orders, left, repeated, seconds: ms / 1000 }
    await pause(50)
  }
}

/** Counts expected runs that are missing, and repeated runs. */
function runsOf(expected: readonly string[], ran: readonly string[]): { missing: number; twice: number } {
  const there = new Set(ran)
  return { missing: expected.filter((one) => !there.has(one)).length, twice: ran.length - there.size }
}

/** Asks every process for each invoice at the same time. */
async function askInvoices(db: Pool, buyer: Buyer, products: readonly Product[], count: number) {
  const ids = await seedOrders(db, buyer, count, { status: 'delivered', hoursAgo: () => 1 })
  const wrong: string[] = []
  let [apart, refused] = [0, 0]
  const ask = async (url: string, id: string, tries = TRIES): Promise<string> => {
    const answer = await fetch(`${url}/api/v1/orders/TV-${id}/invoice.pdf`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status === 503 && answer.headers.has('retry-after') && tries > 1) {
      refused++
      await pause(AGAIN)
      return ask(url, id, tries - 1)
    }
    if (answer.status !== 200) wrong.push(`${answer.status} ${bytes.toString('utf8', 0, 200)}`)
    return createHash('sha256').update(bytes).digest('hex')
  }
  await inTurn(ids, WIDTH, async (id) => {
    const answers = await Promise.all(products.map(({ url }) => ask(url, id)))
    if (new Set(answers).size > 1) apart++
  })
  const rows = await db<{ number: string }[]>`select number from invoices`
  const numbers = rows.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))
  return { wrong, apart, refused, numbers: new Set(numbers).size, gaps: gapsOf(numbers) }
}

/** Counts the numbers from 1 to the highest that nothing has. */
const gapsOf = (numbers: readonly number[]) => Math.max(0, ...numbers) - new Set(numbers).size

/** Control: two workers read waiting jobs and mark them afterwards; returns the number of repeated runs. */
async function withoutLock(db: Pool, dataDir: string): Promise<number> {
  await db`create table if not exists control_jobs (id int primary key, done boolean not null default false)`
  await db`insert into control_jobs select generate_series(1, ${CONTROL_ROWS}::int)`
  const own = await openWhole(dataDir, 2)
  const ran: string[] = []
  const take = async () => {
    for (;;) {
      const due = await own<{ id: number }[]>`select id from control_jobs where not done order by id limit 5`
      if (due.length === 0) return
      ran.push(...due.map(({ id }) => String(id)))
      // The time that a mail takes.
      await own`select pg_sleep(0.005)`
      await own`update control_jobs set done = true where id = any(${due.map(({ id }) => id)})`
    }
  }
  await Promise.all([take(), take()])
  await own.end({ timeout: 1 })
  return runsOf([], ran).twice
}

/** Control: numbers of a sequence, of which every tenth transaction is rolled back; returns their gaps. */
async function numbersOfSequence(db: Pool): Promise<number> {
  await db`create sequence if not exists control_numbers`
  const numbers: number[] = []
  for (let n = 1; n <= CONTROL_ROWS; n++) {
    const [row] = await db<{ n: number }[]>`select nextval('control_numbers')::int as n`
    if (n % 10 !== 5) numbers.push(row?.n ?? 0)
  }
  return gapsOf(numbers)
}
