import { DAY } from 'contract/units'
import { insertAccount } from '../features/auth/auth.sql'
import { hashPassword } from '../features/auth/passwords'
import { insertUserProgram, putAthlete } from '../features/programs/user-programs.sql'
import type { Db } from '../kernel/db/client'
import { newId, newToken } from '../kernel/ids'
import { athletes, type DemoAthlete, type DemoProgramOf } from './athletes'
import { programTemplates } from './program-templates'

const ago = (days: number) => new Date(Date.now() - days * DAY)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Adds the people whom the coaches coach, with their programs. */
export async function loadAthletes(
  tx: Db,
  { people, programs }: { people: ReadonlyMap<string, string>; programs: ReadonlyMap<string, string> },
): Promise<void> {
  const nobodys = await hashPassword(newToken())
  for (const athlete of athletes) {
    const accountId = athlete.key ? people.get(athlete.key) : await addAccount(tx, athlete, nobodys)
    const coachId = people.get(athlete.coach)
    if (!accountId || !coachId) throw new Error(`The demo athlete ${athlete.email} misses an account`)
    await tx`update accounts set created_at = ${ago(athlete.since)} where id = ${accountId}`
    await putAthlete(tx, {
      accountId,
      birthDate: athlete.born ?? null,
      heightCm: athlete.height ?? null,
      weightKg: athlete.weight ?? null,
      latestWeight: athlete.latest ? { kg: athlete.latest[0], date: dayOf(ago(athlete.latest[1])) } : null,
      notes: athlete.notes ?? '',
    })
    for (const program of athlete.programs) {
      await insertUserProgram(tx, { ...lifeOf(program, programs), accountId, coachId })
    }
  }
}

/** An account that nobody signs in to: its password is known to nobody. */
async function addAccount(tx: Db, person: DemoAthlete, passwordHash: string): Promise<string> {
  const id = newId()
  const { email, firstName, lastName, locale } = person
  await insertAccount(tx, { id, email, firstName, lastName, passwordHash, locale })
  await tx`update accounts set is_demo = true, email_verified_at = now() where id = ${id}`
  return id
}

function lifeOf(program: DemoProgramOf, programs: ReadonlyMap<string, string>) {
  const { slug, status, started, bought, progress = 0 } = program
  const template = programTemplates.find((one) => one.slug === slug)
  const programId = programs.get(slug)
  if (!template || !programId) throw new Error(`The demo names ${slug}, which is no program`)
  const totalWeeks = Math.ceil(template.days / 7)
  return {
    id: newId(),
    programId,
    status,
    startDate: started === null ? null : dayOf(ago(started)),
    currentWeek: started === null ? 0 : Math.min(totalWeeks, Math.floor(started / 7) + 1),
    totalWeeks,
    progress,
    createdAt: ago(bought),
  }
}
