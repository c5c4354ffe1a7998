import { newId } from '../src/kernel/ids'
import { makeCoach, type Person } from './programs'
import type { TestApp } from './test-app'

/** A colleague who covers for a coach, from an hour ago until in an hour where nothing else is given. */
export async function makeCover(
  app: TestApp,
  coach: Person,
  { colleague, from = -1, until = 1 }: { colleague?: Person; from?: number; until?: number } = {},
) {
  const person = colleague ?? (await makeCoach(app))
  const id = newId()
  await app.deps.db`
    insert into coach_covers (id, coach_id, colleague_id, from_day, to_day, from_at, until_at)
    values (${id}, ${coach.id}, ${person.id}, current_date, current_date,
      now() + make_interval(hours => ${from}), now() + make_interval(hours => ${until}))`
  return { id, colleague: person }
}
