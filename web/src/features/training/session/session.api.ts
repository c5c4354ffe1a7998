import { useQuery } from '@tanstack/react-query'
import { type Locale, localeCodes } from 'contract/locale'
import type { LogItem, Today, TodaySession } from 'contract/training/calls'
import type { SentEntry } from 'contract/training/entry-calls'
import { getToday, listLog } from 'contract/training/routes'
import { MINUTE, SECOND } from 'contract/units'
import { call } from '../../../api/call'
import type { DeviceAccount } from '../../../api/device-name'
import { isServerFailure } from '../../../api/error-text'
import { readAnswer, saveAnswer } from '../../../api/saved-answers'
import { useSession } from '../../auth/session'
import { dayOf } from '../../programs/customer/week'
import type { ProgramLog } from '../log/log'
import { readStoredDay } from '../today/today.api'
import type { RunningSession } from './running-session'

/** Planned session, and the day whose answer it comes from. */
export interface Planned {
  planned: TodaySession
  date: string
}

interface Asked {
  account: DeviceAccount
  userProgramId: string
  session: string
  locale: Locale
}

const PLANNED_ID = /^plan-(\d{4}-\d\d-\d\d)$/

/** Reads a session from the plan of today, or of the day that its id names; null if neither has it. */
export async function readPlanned(asked: Asked): Promise<Planned | null> {
  const today = dayOf(new Date())
  const found = await readDay(today, asked)
  const [, ownDay] = PLANNED_ID.exec(asked.session) ?? []
  // A session of a coming day is not begun before that day.
  return found ?? (ownDay && ownDay < today ? readDay(ownDay, asked) : null)
}

/** Time after which a stored day is used in place of an answer that does not come. */
const ANSWER_WAIT_MS = 4 * SECOND

/** Reads a session from the server's answer for a day, else from the day that is stored on the device. */
async function readDay(date: string, asked: Asked): Promise<Planned | null> {
  const stored = sessionIn(await readAnyStoredDay(asked, date), asked)
  // A session that runs elsewhere has sets that this device lacks.
  const isUsable = stored?.state === 'planned' || stored?.state === 'excused'
  const signal = isUsable ? AbortSignal.timeout(ANSWER_WAIT_MS) : undefined
  try {
    const { data } = await call(getToday, { query: { date }, ...(signal && { signal }) })
    const planned = sessionIn(data, asked)
    return planned && { planned, date }
  } catch (error) {
    if (stored && isUsable && (signal?.aborted || isServerFailure(error))) return { planned: stored, date }
    throw error
  }
}

function sessionIn(today: Today | undefined, { userProgramId, session }: Omit<Asked, 'account' | 'locale'>) {
  return today?.sessions.find((one) => one.userProgramId === userProgramId && one.session === session) ?? null
}

/** Reads a stored day, in the language of the page or in another; the texts of the plan are the coach's. */
async function readAnyStoredDay({ account, locale }: Asked, date: string): Promise<Today | undefined> {
  for (const one of [locale, ...localeCodes.filter((other) => other !== locale)]) {
    const day = await readStoredDay(account, date, one)
    if (day) return day.today
  }
  return undefined
}

/** Reads the session as the plan has it by now; null until the server has answered. */
export function useNewestPlan(session: RunningSession): TodaySession | null {
  const { user } = useSession('customer')
  const { date, userProgramId, endedAt } = session
  const { data } = useQuery({
    queryKey: ['training', user?.id, 'newest', userProgramId, session.session],
    queryFn: ({ signal }) => call(getToday, { query: { date }, signal }),
    enabled: user !== null && endedAt === null,
    staleTime: 0,
    refetchInterval: MINUTE,
    retry: false,
  })
  return sessionIn(data?.data, session)
}

const logName = (userProgramId: string) => ['log', userProgramId] as const

/** Reads the log of the last three months; without a network what this device has of it. Rejects if `isNeeded`. */
export async function readLog(
  account: DeviceAccount,
  { userProgramId, isNeeded }: { userProgramId: string; isNeeded: boolean },
  log: ProgramLog,
): Promise<readonly LogItem[]> {
  try {
    const { items } = (await call(listLog, { params: { id: userProgramId } })).data
    void saveAnswer(account, logName(userProgramId), { at: Date.now(), data: items })
    return withOwn(items, log)
  } catch (error) {
    if (isNeeded) throw error
    return withOwn((await readAnswer<LogItem[]>(account, logName(userProgramId)))?.data ?? [], log)
  }
}

/** Adds the entries of this device that an answer lacks. */
function withOwn(items: readonly LogItem[], { entries }: ProgramLog): readonly LogItem[] {
  const known = new Set(items.map(({ clientId }) => clientId))
  const own = entries.filter(({ entry, refusal }) => !known.has(entry.clientId) && !refusal)
  return [...items, ...own.map(({ entry }) => ({ ...entry, counts: true }) as LogItem)]
}

/** Returns the entries of a session without what the server adds to them, as it takes none of that back. */
export function entriesOf(items: readonly LogItem[], session: string): SentEntry[] {
  return items.flatMap(({ counts: _, byCoach: __, ...entry }) =>
    (entry.kind === 'set' || entry.kind === 'session') && entry.session === session ? [entry] : [],
  )
}
