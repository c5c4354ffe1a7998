import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from './factories'
import { makeCoach, makeTemplate, type Person } from './programs'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const PERSIAN = ['پروین', 'گلناز', 'مریم', 'هما', 'یاسمن']
const LATIN = ['anna', 'Émile', 'Olaf', 'Özlem', 'Piet', 'Zoë']
/** As they were made: in no order of any language. */
const MIXED = ['یاسمن', 'Zoë', 'پروین', 'Özlem', 'هما', 'Émile', 'Piet', 'گلناز', 'anna', 'Olaf', 'مریم']
let owner: Person

beforeAll(async () => {
  owner = await makeAccount(app, ['admin'])
  for (const name of MIXED) {
    const coach = await makeCoach(app)
    await app.deps.db`update accounts set last_name = ${name} where id = ${coach.id}`
    await makeTemplate(app, { categoryId: { name, color: '#1f6b4d' }, translations: {} })
  }
})

/** Lists that are in the order of names, beside those that are tested with their feature. */
const LISTS: Record<string, (data: { items: object[]; categories: object[] }) => unknown[]> = {
  '/admin/program-coaches': ({ items }) => (items as { lastName: string }[]).map(({ lastName }) => lastName),
  '/admin/programs': ({ categories }) => (categories as { label: string }[]).map(({ label }) => label),
}

test.each(Object.keys(LISTS))('%s sorts names by the rules of the reader’s language', async (path) => {
  const named = async (language: string) => {
    const answer = await app.call('GET', path, {
      token: owner.token,
      headers: { 'accept-language': language },
    })
    return LISTS[path]?.(answer.json().data)
  }
  expect(await named('fa')).toEqual([...PERSIAN, ...LATIN])
  expect(await named('nl')).toEqual([...LATIN, ...PERSIAN])
})
