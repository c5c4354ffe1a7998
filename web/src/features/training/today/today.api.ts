import { useQueryClient } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'
import { getToday } from 'contract/training/routes'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../../api/call'
import type { DeviceAccount } from '../../../api/device-name'
import { type AnswerName, dropAnswers, readAnswer } from '../../../api/saved-answers'
import { changeKept, type SavedQuery, useSavedQuery } from '../../../api/saved-query'
import { useLocale } from '../../../i18n/i18n'
import { useUnsent } from '../log/log'
import { logOf, waitingEntries } from '../log/log-store'
import { type Day, withAnswer } from './day'

/** Everything of one account is cached under its id, so that nobody sees another's after signing in. */
const trainingKey = (userId: string) => ['training', userId] as const

/** Name under which the device stores a day. */
const dayName = (date: string, locale: Locale): AnswerName => ['day', date, locale]

/** Returns true if the server lacks entries of this device. */
async function isAhead(account: DeviceAccount): Promise<boolean> {
  const log = logOf(account)
  if (!log.current().isRead) await log.refresh()
  return waitingEntries(log.current()).length > 0
}

/**
 * A day of an account in a language. An answer that lacks entries of this device does not replace the day that is shown;
 * `useDay` asks again once they are sent.
 */
function keptDay(userId: string, date: string, locale: Locale): SavedQuery<Day> {
  const account: DeviceAccount = { area: 'customer', userId }
  return {
    account,
    name: dayName(date, locale),
    // A session may have ended a moment ago.
    staleTime: 0,
    queryKey: [...trainingKey(userId), 'day', date, locale],
    request: async (signal, known) => {
      const wasAhead = await isAhead(account)
      const { data } = await call(getToday, { query: { date }, signal })
      if (known && (wasAhead || (await isAhead(account)))) return known
      return withAnswer(data, known)
    },
  }
}

/** Reads a day of mine, and again once the server has everything that this device has logged. */
export function useDay(userId: string, date: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  const unsent = useUnsent()
  const wasUnsent = useRef(unsent)
  useEffect(() => {
    if (wasUnsent.current > 0 && unsent === 0)
      void client.invalidateQueries({ queryKey: trainingKey(userId) })
    wasUnsent.current = unsent
  }, [client, unsent, userId])
  return useSavedQuery({ ...keptDay(userId, date, locale), enabled: userId !== '' && date !== '' })
}

/** Reads a day that is stored on the device; undefined without one. */
export async function readStoredDay(
  account: DeviceAccount,
  date: string,
  locale: Locale,
): Promise<Day | undefined> {
  return (await readAnswer<Day>(account, dayName(date, locale)))?.data
}

/** Returns the function that changes a day on this device at once. */
export function useChangeDay(userId: string, date: string): (change: (day: Day) => Day) => void {
  const { locale } = useLocale()
  const client = useQueryClient()
  return useCallback(
    (change) => changeKept(client, keptDay(userId, date, locale), change),
    [client, userId, date, locale],
  )
}

/** Deletes the days before this one from the device. */
export function useDropPastDays(userId: string, date: string): void {
  useEffect(() => {
    if (userId) void dropAnswers({ area: 'customer', userId }, ['day'], ['day', date])
  }, [userId, date])
}
