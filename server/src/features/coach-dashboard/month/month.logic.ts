import type { CoachMonth } from 'contract/coach-dashboard/month-calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../../kernel/db/client'
import { findCurrentMonth, listMonths } from './month.sql'

/** The work of one coach, or of all where none is given, in a month; the shop's current one where missing. */
export async function readMonths(
  db: Db,
  { month, ...whose }: { month: string | undefined; coachId: string | null; locale: Locale },
): Promise<{ month: string; items: CoachMonth[] }> {
  const wanted = month ?? (await findCurrentMonth(db))
  return { month: wanted, items: await listMonths(db, { month: wanted, ...whose }) }
}
