// Saving a plan: its row relative to a one-statement update of the same document, and the effect of old versions.
import { patchOf } from 'contract/programs/plan-changes'
import { planLeaves } from 'contract/programs/plan-paths'
import { planOf } from '../server/src/demo/plans/plans'
import { programTemplates } from '../server/src/demo/program-templates'
import { newId } from '../server/src/kernel/ids'
import { type Buyer, seedBuyers, seedProgram } from '../server/test/seed'
import { createClient } from './lib/client'
import { requestBytes } from './lib/load'
import { openDatabase, type Product } from './lib/product'
import { type Figure, median } from './lib/report'

type Db = Awaited<ReturnType<typeof openDatabase>>

/** One coach per connection, each with separate programs. */
const COACHES = 32
const OLD_VERSIONS = 500
/** Saves of each of the two plans; below the write limit per address and minute. */
const SAVES = 140
/** Integer fields that affect neither weeks nor progress. */
const PATHS = [...planLeaves].flatMap(([path, node]) =>
  node.kind === 'integer' && path.startsWith('nutrition.') ? [path] : [],
)
const [template] = programTemplates
const plan = template && planOf(template)

/** Creates programs in progress with the demo's complete plan; returns their ids with a signed-in coach each. */
export async function seedPlans(db: Db, count: number): Promise<{ id: string; coach: Buyer }[]> {
  const coaches = await seedBuyers(db, Math.min(COACHES, count), ['coach'])
  const [athlete] = await seedBuyers(db, 1)
  const made = Array.from({ length: count }, (_, i) => ({
    id: newId(),
    coach: coaches[i % coaches.length] as Buyer,
  }))
  const programId = await seedProgram(db)
  await db`
    insert into user_programs (id, account_id, program_id, coach_id, status, start_date, total_weeks, data)
    select p.id, ${athlete?.id ?? ''}, ${programId}, p.coach, 'active', current_date, 12, ${db.json(plan)}
    from unnest(${made.map(({ id }) => id)}::text[], ${made.map(({ coach }) => coach.id)}::text[]) as p (id, coach)`
  return made
}

/** Builds saves, each of another field of a plan opened at version 1; the baseline writes the same values. */
export async function planSaves(
  db: Db,
  count: number,
): Promise<{ product: Buffer[]; baseline: Buffer[]; bytes: number }> {
  const programs = await seedPlans(db, Math.ceil(count / PATHS.length))
  await db`
    insert into baseline.documents select id, data from user_programs where id = any(${programs.map(({ id }) => id)})`
  const saves = Array.from({ length: count }, (_, i) => {
    const program = programs[i % programs.length] as (typeof programs)[number]
    return { ...program, path: PATHS[Math.floor(i / programs.length)] as string, value: 1000 + (i % 1000) }
  })
  return {
    bytes: Buffer.byteLength(JSON.stringify(plan)),
    product: saves.map(({ id, coach, path, value }) =>
      requestBytes('PUT', `/api/v1/coach/user-programs/${id}/complete-data`, {
        token: coach.token,
        ifMatch: 1,
        body: patchOf(path, value),
      }),
    ),
    baseline: saves.map(({ id, path, value }) =>
      requestBytes('PUT', '/document', { body: { id, path: path.split('.'), value } }),
    ),
  }
}

/** Measures the factor of a save with 500 old versions, in which every path was written before. */
export async function planFigure(product: Product): Promise<Figure> {
  const db = await openDatabase(product.dataDir)
  const client = createClient(product.url, 2, process.platform === 'linux' ? '127.77.7.8' : undefined)
  try {
    const [young, old] = await seedPlans(db, 2)
    if (!young || !old) throw new Error('no plans')
    await grow(db, old.id)
    const times = { young: [] as number[], old: [] as number[] }
    for (let i = 0; i < SAVES; i++) {
      for (const [name, { id, coach }] of [
        ['young', young],
        ['old', old],
      ] as const) {
        const body = patchOf('nutrition.dailyCalories', 1000 + i)
        const answer = await client.call('PUT', `/coach/user-programs/${id}/complete-data`, {
          token: coach.token,
          body,
        })
        if (answer.status !== 200) throw new Error(`save: ${answer.status} ${answer.body.message}`)
        if (i >= SAVES / 2) times[name].push(answer.ms) // the first half warms up
      }
    }
    return {
      name: `Save of a plan with ${OLD_VERSIONS} old versions, times that of one with none`,
      value: median(times.old) / median(times.young),
      unit: '×',
      most: 1.2,
    }
  } finally {
    client.close()
    await db.end()
  }
}

async function grow(db: Db, id: string): Promise<void> {
  const paths = [...planLeaves.keys()]
  await db`
    insert into plan_versions (user_program_id, version, changes)
    select ${id}, n, ${db.json([{ path: 'title', from: 'Before', to: 'After' }])} from generate_series(2, ${OLD_VERSIONS + 1}) n`
  await db`
    update user_programs set version = ${OLD_VERSIONS + 1}, path_writes = (
      select array_agg(('x' || left(md5(path), 7))::bit(28)::bigint << 32 | n)
      from unnest(${paths}::text[]) with ordinality as p (path, n))
    where id = ${id}`
  await db.unsafe('vacuum analyze user_programs, plan_versions')
}
