// Factor by which the owner's list of coach applications slows down from a hundred to ten thousand entries.
import { searchTextOf } from '../server/src/features/coaches/applications/search-text'
import { newId } from '../server/src/kernel/ids'
import { seedBuyers } from '../server/test/seed'
import { createClient } from './lib/client'
import { openDatabase, type Product } from './lib/product'
import { type Figure, median } from './lib/report'

const FEW = 100
const MANY = 10_000
const CALLS = 100
const FIRST = ['Sara', 'Daan', 'Leila', 'Omid', 'Noor', 'Bram', 'Mila', 'Arash']
const LAST = ['Moradi', 'de Vries', 'Karimi', 'Jansen', 'Rostami', 'Visser', 'Bakker']

/** Requests of the owner: pages, and searches for one person, a common name and a text found in every entry. */
const QUESTIONS = {
  page: ['', '?page=3', '?status=pending', '?status=approved&page=2'],
  search: [
    '?search=applicant77@',
    '?search=0612000042',
    '?search=rostami&status=pending',
    '?search=noor%20visser',
    '?search=mail.test',
  ],
}
type Kind = keyof typeof QUESTIONS

/**
 * Measures page and search with ten thousand applications relative to a hundred; reports the worst factor of each kind.
 */
export async function applicationFigures(product: Product): Promise<Figure[]> {
  const db = await openDatabase(product.dataDir)
  // A separate client address, so that other benches do not use up its rate limit.
  const client = createClient(product.url, 1, process.platform === 'linux' ? '127.78.8.8' : undefined)
  try {
    const [owner] = await seedBuyers(db, 1)
    if (!owner) throw new Error('there is no owner')
    await db`update accounts set roles = '{customer,admin}', staff_role = 'owner' where id = ${owner.id}`
    // A change of roles ends all sessions.
    const { token } = await signInAgain(db, owner)
    const ask = async (question: string) => {
      const answer = await client.call('GET', `/admin/coach-applications${question}`, { token })
      if (answer.status !== 200 || answer.body.data.items.length === 0)
        throw new Error(`applications${question}: ${answer.status} ${answer.body.message}`)
      return answer.ms
    }
    const measure = async () => {
      const times = new Map<string, number>()
      for (const question of Object.values(QUESTIONS).flat()) {
        const taken: number[] = []
        for (let i = 0; i < CALLS * 1.3; i++) taken.push(await ask(question))
        times.set(question, median(taken.slice(-CALLS)))
      }
      return times
    }
    await seedApplications(db, 0, FEW)
    const few = await measure()
    await seedApplications(db, FEW, MANY)
    const many = await measure()
    const worst = (kind: Kind) =>
      Math.max(
        ...QUESTIONS[kind].map((question) => {
          const [before = Number.NaN, after = Number.NaN] = [few.get(question), many.get(question)]
          console.log(
            `applications${question}: ${before.toFixed(2)} ms of ${FEW}, ${after.toFixed(2)} ms of ${MANY}`,
          )
          return after / before
        }),
      )
    return (['page', 'search'] as const).map((kind) => ({
      name: `Coach applications: a ${kind} of ${MANY}, times that of ${FEW}`,
      value: worst(kind),
      unit: '×',
      most: 3,
    }))
  } finally {
    client.close()
    await db.end()
  }
}

type Db = Awaited<ReturnType<typeof openDatabase>>

async function signInAgain(db: Db, owner: { id: string; token: string }) {
  const [again] = await seedBuyers(db, 1)
  if (!again) throw new Error('there is no session')
  await db`update sessions set account_id = ${owner.id} where account_id = ${again.id}`
  return again
}

async function seedApplications(db: Db, from: number, to: number): Promise<void> {
  const people = Array.from({ length: to - from }, (_, i) => {
    const n = from + i
    const [firstName, lastName] = [FIRST[n % FIRST.length] ?? '', LAST[n % LAST.length] ?? '']
    const email = `applicant${n}@mail.test`
    const phone = `06 12${String(n).padStart(6, '0')}`
    return {
      id: newId(),
      ...{ email, firstName, lastName, phone },
      search: searchTextOf({ firstName, lastName, email, phone }),
    }
  })
  const column = (name: keyof (typeof people)[number]) => people.map((person) => person[name])
  await db`
    insert into coach_applications
      (id, email, first_name, last_name, phone, experience, program_ids, status, locale, search_text, created_at, decided_at)
    select id, email, first_name, last_name, phone, repeat('I have coached lifters for years. ', 20), '{}',
      (array['pending', 'approved', 'rejected'])[1 + n % 3], 'en', search_text, now() - make_interval(mins => n::int),
      case when n % 3 = 0 then null else now() end
    from unnest(${column('id')}::text[], ${column('email')}::text[], ${column('firstName')}::text[],
      ${column('lastName')}::text[], ${column('phone')}::text[], ${column('search')}::text[])
      with ordinality as p (id, email, first_name, last_name, phone, search_text, n)`
  await db.unsafe('vacuum analyze coach_applications')
}
