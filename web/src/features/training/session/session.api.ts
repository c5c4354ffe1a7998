import type { LogItem, Today, TodaySession } from 'contract/training/calls'
import type { SentEntry } from 'contract/training/entry-calls'
import { getToday, listLog } from 'contract/training/routes'
import { call } from '../../../api/call'
import { dayOf } from '../../programs/customer/week'

/** Planned session, and the day whose answer it comes from. */
export interface Planned {
  planned: TodaySession
  date: string
}

const PLANNED_ID = /^plan-(\d{4}-\d\d-\d\d)$/

/** Reads a session from the plan of today, or of the day that its id names; null if neither has it. */
export async function readPlanned(userProgramId: string, session: string): Promise<Planned | null> {
  const today = dayOf(new Date())
  const found = await readDay(today, userProgramId, session)
  const [, ownDay] = PLANNED_ID.exec(session) ?? []
  // A session of a coming day is not begun before that day.
  return found ?? (ownDay && ownDay < today ? readDay(ownDay, userProgramId, session) : null)
}

async function readDay(date: string, userProgramId: string, session: string): Promise<Planned | null> {
  const { data }: { data: Today } = await call(getToday, { query: { date } })
  const planned = data.sessions.find((one) => one.userProgramId === userProgramId && one.session === session)
  return planned ? { planned, date } : null
}

/** Reads the log of the last three months. */
export async function readLog(userProgramId: string): Promise<readonly LogItem[]> {
  return (await call(listLog, { params: { id: userProgramId } })).data.items
}

/** Returns the entries of a session without what the server adds to them. */
export function entriesOf(items: readonly LogItem[], session: string): SentEntry[] {
  return items.flatMap(({ counts: _, ...entry }) =>
    (entry.kind === 'set' || entry.kind === 'session') && entry.session === session ? [entry] : [],
  )
}
