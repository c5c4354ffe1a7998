// F17: two devices log the sets of one program through cuts, lost answers and an expired sign-in, with clocks that are off, an entry
// that is always refused, and a program that is completed before the second device is online.

import { emptyPlan } from 'contract/programs/plan-form'
import type { Pool } from '../../server/src/kernel/db/client'
import { newId } from '../../server/src/kernel/ids'
import { seedBuyers } from '../../server/test/seed'
import type { Client } from '../lib/client'
import { randomFrom } from '../lib/random'
import { type FaultOptions, type Figures, judge, withHarness } from './harness'

const DAYS = 20
const BATCH_MAX = 40
/** One set in so many is logged by both devices. */
const SHARED_EACH = 5
const CUT_SHARE = 0.3
const EXPIRED_SHARE = 0.1
const CHANGED_SHARE = 0.2
const TRIES_MAX = 5000

interface Entry {
  clientId: string
  rev: number
  kind: 'set'
  date: string
  session: string
  exercise: string
  index: number
  reps: number
  at: string
  colour?: string
}

interface Device {
  queue: Entry[]
  /** Entries that the server refused; a person would correct them. */
  aside: string[]
}

/** An entry as it is stored, or as the control keeps it. */
interface Row {
  clientId: string
  rev: number
  slot: string
  counts: boolean
}

interface Trial {
  client: Client
  random: () => number
  path: string
  token: string
  /** Every request that a device made, delivered or not. */
  attempts: Entry[][]
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const sets = size === 'full' ? 1000 : 100
  return withHarness('training-log', { sockets: 8 }, async ({ db, client }) => {
    const random = randomFrom(seed)
    const [athlete] = await seedBuyers(db, 1)
    if (!athlete) throw new Error('nobody was seeded')
    const program = await seedProgram(db, athlete.id)
    const trial: Trial = {
      client,
      random,
      path: `/user-programs/${program}/log`,
      token: athlete.token,
      attempts: [],
    }
    const devices = [0, 1].map((n) => makeDevice(n, sets, random))
    const entries = devices.flatMap(({ queue }) => queue)
    const [first, second] = devices as [Device, Device]
    const half = second.queue.splice(sets / 2)
    await Promise.all([drain(trial, first), drain(trial, second)])
    await db`
      update user_programs set status = 'completed', ended_at = now(), ended_on = current_date where id = ${program}`
    second.queue.push(...half)
    // A phone that lost the answers sends all that it has once more.
    await Promise.all([drain(trial, second), drain(trial, { queue: [...entries], aside: [] })])
    const stored = await db<Row[]>`
      select client_id as "clientId", rev, counts,
        concat_ws(' ', session, exercise_key, set_index) as slot from log_entries where user_program_id = ${program}`
    const expected = latest(entries.filter(({ colour }) => colour === undefined))
    const naive = trial.attempts.flat().map((entry) => ({ ...rowOf(entry), counts: true }))
    const shown = await db<{ n: number }[]>`
      select coalesce(sum(jsonb_array_length(sets)), 0)::int as n from program_sessions where user_program_id = ${program}`
    const slots = new Set(expected.map(({ slot }) => slot))
    return {
      seed,
      figures: {
        entries: expected.length,
        requests: trial.attempts.length,
        stored: stored.length,
        counting: stored.filter(({ counts }) => counts).length,
        refused: new Set(devices.flatMap(({ aside }) => aside)).size,
      },
      failures: [
        ...violations(stored, expected).map((text) => `log: ${text}`),
        ...judge('log', [
          [shown[0]?.n === slots.size, `${shown[0]?.n} sets are shown of ${slots.size}`],
          [devices.every(({ queue }) => queue.length === 0), 'a device still has entries'],
          [devices.every(({ aside }) => aside.length > 0), 'a wrong entry was not refused'],
        ]),
        ...judge('control', [
          [
            violations(naive, expected).some((text) => /twice/.test(text)),
            'the checker passed a log that appends',
          ],
          [violations(naive.slice(1), []).length > 0, 'the checker passed entries that nobody sent'],
          [
            violations(stored.slice(1), expected).some((text) => /lost/.test(text)),
            'the checker passed a lost entry',
          ],
        ]),
      ],
      skipped: [],
    }
  })
}

async function seedProgram(db: Pool, accountId: string): Promise<string> {
  const [template, id] = [newId(), newId()]
  await db`
    insert into programs (id, slug, name, category_name, category_color, duration_days, difficulty)
    values (${template}, ${template}, 'Strength', 'Strength', '#1f6b4d', 84, 'beginner')`
  await db`
    insert into user_programs (id, account_id, program_id, status, start_date, total_weeks, data, published_at)
    values (${id}, ${accountId}, ${template}, 'active', current_date - ${DAYS}::int, 12, ${db.json(emptyPlan())}, now())`
  return id
}

/** A device with its sets, some of them changed once, one that no server takes, and a clock of its own. */
function makeDevice(n: number, sets: number, random: () => number): Device {
  const queue = Array.from({ length: sets }, (_, i): Entry[] => {
    const isShared = i % SHARED_EACH === 0
    const date = new Date(Date.now() - (1 + (i % (DAYS - 1))) * 86_400_000).toISOString().slice(0, 10)
    const entry: Entry = {
      clientId: `device-${n}-${i}`,
      rev: 1,
      kind: 'set',
      date,
      session: `plan-${date}`,
      exercise: isShared ? 'Squat' : `Exercise of device ${n}`,
      index: Math.floor(i / (DAYS - 1)),
      reps: 1 + (i % 12),
      at: new Date(Date.now() + (random() - 0.5) * 4e11).toISOString(),
    }
    return random() < CHANGED_SHARE ? [entry, { ...entry, rev: 2, reps: 20 }] : [entry]
  }).flat()
  const wrong = { ...(queue[0] as Entry), clientId: `device-${n}-wrong`, colour: 'red' }
  return { queue: [wrong, ...queue], aside: [] }
}

/** Sends the queue of a device in batches until our server has named every entry; whatever else happens keeps it. */
async function drain(trial: Trial, device: Device): Promise<void> {
  const { client, random, path, token, attempts } = trial
  for (let tries = 0; device.queue.length > 0 && tries < TRIES_MAX; tries++) {
    const entries = device.queue.slice(0, 1 + Math.floor(random() * BATCH_MAX))
    attempts.push(entries)
    const answer = await client
      .call('POST', path, {
        token: random() < EXPIRED_SHARE ? 'expired' : token,
        body: { entries },
        ...(random() < CUT_SHARE ? { cutAfter: Math.floor(random() * 12) } : {}),
      })
      .catch(() => undefined)
    const results = answer?.status === 200 ? (answer.body.data?.results ?? []) : []
    results.forEach((result: { clientId: string; outcome: string }, i: number) => {
      if (result.clientId !== entries[i]?.clientId) throw new Error('the results are in another order')
      if (result.outcome === 'refused') device.aside.push(result.clientId)
    })
    if (results.length === entries.length) device.queue.splice(0, entries.length)
  }
}

function rowOf({ clientId, rev, session, exercise, index }: Entry): Omit<Row, 'counts'> {
  return { clientId, rev, slot: `${session} n:${exercise.toLowerCase()} ${index}` }
}

/** The last change of each entry. */
function latest(entries: readonly Entry[]): Omit<Row, 'counts'>[] {
  const rows = new Map<string, Omit<Row, 'counts'>>()
  for (const entry of entries)
    if ((rows.get(entry.clientId)?.rev ?? 0) < entry.rev) rows.set(entry.clientId, rowOf(entry))
  return [...rows.values()]
}

/** What is wrong with a log: lost, doubled or older entries, and sets that count twice or never. */
function violations(rows: readonly Row[], expected: readonly Omit<Row, 'counts'>[]): string[] {
  const byId = grouped(rows, ({ clientId }) => clientId)
  const counting = grouped(
    rows.filter(({ counts }) => counts),
    ({ slot }) => slot,
  )
  const known = new Set(expected.map(({ clientId }) => clientId))
  const slots = [...new Set(expected.map(({ slot }) => slot))]
  return [
    ...expected.filter(({ clientId }) => !byId.has(clientId)).map(({ clientId }) => `${clientId} is lost`),
    ...expected
      .filter(({ clientId, rev }) => byId.get(clientId)?.some((row) => row.rev !== rev))
      .map(({ clientId }) => `${clientId} is not its last change`),
    ...[...byId].filter(([, same]) => same.length > 1).map(([id]) => `${id} is stored twice`),
    ...[...byId.keys()].filter((id) => !known.has(id)).map((id) => `${id} was never sent, or is wrong`),
    ...slots.flatMap((slot) => {
      const times = counting.get(slot)?.length ?? 0
      return times === 1 ? [] : [times === 0 ? `${slot} counts never` : `${slot} counts twice`]
    }),
  ]
}

function grouped(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
