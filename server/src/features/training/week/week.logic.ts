import type { Locale } from 'contract/locale'
import { blockAt, weeksOf } from 'contract/programs/block-rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import type { Db } from '../../../kernel/db/client'
import { stateOf, turnDue, type WholeBlock, wholeBlocks } from '../../programs/blocks/blocks.logic'
import { readAthlete } from '../../programs/coach/read-athlete'
import { earlierWeeks } from '../today/running.logic'
import { listFixedDays, listTodayEntries } from '../today/today.sql'
import * as sql from './week.sql'
import { datesOf, daysOf, daysWithoutDates, runningDay, type WeekDay } from './week-days'
import { drawWeek } from './week-drawing'
import { printWeek } from './week-sheet'

interface Asked {
  id: string
  /** From 1; the current one where missing. */
  week: number | undefined
  locale: Locale
}

/** Returns a week of a plan as a file, for its athlete or the athlete's coach. */
export async function getWeekPdf(
  deps: Pick<Deps, 'db'>,
  reader: AuditSource,
  { id, week: asked, locale }: Asked,
): Promise<{ name: string; bytes: Buffer }> {
  await turnDue(deps.db, { id })
  const row = await findWeek(deps, reader, id)
  const { plan, ...state } = stateOf(row)
  const blocks = wholeBlocks({ plan, ...state }, id, row.totalWeeks)
  const week = asked ?? Math.max(1, row.currentWeek)
  if (week > Math.max(1, row.totalWeeks)) fail('log.week_not_found')
  const at = blockAt(blocks, week - 1)
  const block = blocks[at] ?? fail('log.week_not_found')
  const days = await plannedDays(deps.db, row, block, week)
  const printed = printWeek({
    locale,
    title: plan.title,
    week,
    weeks: row.totalWeeks,
    block: block.name,
    weekOfBlock: week - weeksOf(blocks, at).before,
    athlete: row.athlete,
    coach: row.coach,
    days,
    nutrition: block.nutrition,
  })
  return { name: `tavan-week-${week}.pdf`, bytes: await drawWeek(printed, locale) }
}

/** Finds the reader's own program, else that of an athlete of theirs; the latter is audited. */
async function findWeek(deps: Pick<Deps, 'db'>, reader: AuditSource, id: string): Promise<sql.WeekRow> {
  const accountId = reader.accountId ?? fail('auth.required')
  const own = await sql.findMyWeek(deps.db, { id, accountId })
  if (own) return own
  return readAthlete(
    deps,
    reader,
    (tx, coachId) => sql.findWeekForCoach(tx, { id, coachId }),
    (row) => ({
      action: 'program_opened',
      subjectId: row.accountId,
      object: { type: 'user_program', id },
    }),
  )
}

async function plannedDays(
  db: Db,
  row: sql.WeekRow,
  { workout }: WholeBlock,
  week: number,
): Promise<WeekDay[]> {
  if (row.startDate === null) return daysWithoutDates(workout.weeklySchedule)
  const dates = datesOf(row, row.startDate, week)
  const first = dates[0] ?? row.startDate
  const [fixed, entries] = await Promise.all([
    // A session may have been moved here from any earlier day.
    listFixedDays(db, [row.id], row.startDate),
    listTodayEntries(db, [row.id], first),
  ])
  const origins = new Set([...dates, ...entries.map(({ entry }) => entry.from)])
  const versions = fixed.filter(({ date }) => origins.has(date))
  return daysOf(
    {
      startDate: row.startDate,
      week: workout.weeklySchedule,
      weeks: await earlierWeeks(db, row, versions),
      fixed: new Map(fixed.map((day) => [day.date, day])),
    },
    entries,
    dates,
  )
}

/** Returns the nutrition of the next days of one of the account's own programs, each block with the number of its days. */
export async function listNutrition(
  db: Db,
  mine: { id: string; accountId: string },
  days: number,
): Promise<{ nutrition: WholeBlock['nutrition']; days: number }[]> {
  const row = await sql.findMyWeek(db, mine)
  if (!row) return []
  const blocks = wholeBlocks(stateOf(row), row.id, row.totalWeeks)
  const counts = blocks.map(() => 0)
  const first = Math.max(0, runningDay(row))
  for (let day = first; day < first + days; day++) {
    const at = blockAt(blocks, Math.floor(day / 7))
    counts[at] = (counts[at] ?? 0) + 1
  }
  return blocks.flatMap(({ nutrition }, at) => {
    const count = counts[at] ?? 0
    return count > 0 ? { nutrition, days: count } : []
  })
}
