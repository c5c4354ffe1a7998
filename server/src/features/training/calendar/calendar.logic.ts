import { createHash } from 'node:crypto'
import { API_BASE } from 'contract/endpoint'
import { isLocale, type Locale } from 'contract/locale'
import type { Deps } from '../../../deps'
import type { Db } from '../../../kernel/db/client'
import { hashOf, newToken } from '../../../kernel/ids'
import { listMine } from '../../programs/customer/customer.sql'
import { addDays, planDayOf, sessionsOn } from '../today/day-plan'
import { movesIn, withLogs } from '../today/running.logic'
import { listPlans } from '../today/today.sql'
import * as sql from './calendar.sql'
import { type CalendarDay, icsOf } from './ics'

/** Days of a calendar from today on. */
const DAYS = 8 * 7
/** Sequences count seconds from here, so that they fit into 31 bits. */
const SEQUENCE_SINCE = Date.UTC(2026, 0, 1) / 1000

const words: Record<Locale, { name: string; session: string }> = {
  en: { name: 'Tavan: my sessions', session: 'Session' },
  fa: { name: '«توان»: جلسه‌های من', session: 'جلسه' },
  nl: { name: 'Tavan: mijn trainingen', session: 'Training' },
}

/** Makes the address of the account's calendar; the one before ends. Only a hash of its secret is stored. */
export async function makeFeed({ db, config }: Pick<Deps, 'db' | 'config'>, accountId: string) {
  const secret = newToken()
  await sql.saveFeed(db, accountId, hashOf(secret))
  return { url: `${config.publicUrl}${API_BASE}/calendar/${secret}.ics` }
}

export async function findFeed(db: Db, accountId: string): Promise<{ createdAt: string | null }> {
  return (await sql.findFeed(db, accountId)) ?? { createdAt: null }
}

export async function removeFeed(db: Db, accountId: string): Promise<void> {
  await sql.deleteFeed(db, accountId)
}

/** The calendar of an address with its tag; undefined where nobody has it. */
export async function readFeed(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  secret: string,
): Promise<{ body: string; tag: string } | undefined> {
  const reader = await sql.findReader(db, hashOf(secret))
  if (!reader) return undefined
  const locale = isLocale(reader.locale) ? reader.locale : 'en'
  const days = await daysOf(db, reader, locale, config.publicUrl)
  const body = icsOf(words[locale].name, days)
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

async function daysOf(
  db: Db,
  { accountId, today }: sql.FeedReader,
  locale: Locale,
  publicUrl: string,
): Promise<CalendarDay[]> {
  const [mine, plans, programs] = await Promise.all([
    listMine(db, accountId, locale),
    listPlans(db, accountId),
    sql.listFeedPrograms(db, accountId),
  ])
  const running = await withLogs(db, today, mine, plans)
  const { host } = new URL(publicUrl)
  return running.flatMap(({ plan, days, entries }) => {
    const { lastDay = '', changedAt = 0 } = programs.find(({ id }) => id === plan.id) ?? {}
    const excused = new Set(entries.flatMap(({ kind, date }) => (kind === 'excuse' ? date : [])))
    return Array.from({ length: DAYS }, (_, n) => addDays(today, n))
      .filter((date) => date <= lastDay && !excused.has(date))
      .flatMap((date) => sessionsOn(days, movesIn(entries), date).map((plannedFor) => ({ date, plannedFor })))
      .map(({ date, plannedFor }) => {
        const { focus, exercises } = planDayOf(days, plannedFor)
        return {
          // Moving a session keeps its day in the plan.
          uid: `${plan.id}-${plannedFor}@${host}`,
          date,
          title: focus || words[locale].session,
          description: exercises.map(({ name, sets, reps }) => `${name}: ${sets} × ${reps}`).join('\n'),
          url: `${publicUrl}/today`,
          sequence: Math.max(0, Math.floor(changedAt) - SEQUENCE_SINCE),
          changedAt,
        }
      })
  })
}
