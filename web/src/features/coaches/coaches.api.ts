import { queryOptions } from '@tanstack/react-query'
import { changePassword, registerCoach, updateMe } from 'contract/auth/routes'
import type { NewAccount, NewPassword } from 'contract/auth/rules'
import { getCoachStats, listMyUsers } from 'contract/coach-dashboard/routes'
import { applicationStatus, getCoachSettings, updateCoachSettings } from 'contract/coaches/routes'
import type { ApplicationStatus } from 'contract/coaches/rules'
import type { CoachSettings } from 'contract/coaches/settings-calls'
import type { Locale } from 'contract/locale'
import { call } from '../../api/call'
import { ApiError, mayRetry } from '../../api/errors'

/** Of an application, as far as it could be found out; with a `failure` it reads as pending (decision X-11). */
export interface StatusCheck {
  status: ApplicationStatus
  note?: 'Unable to check status'
  /** `refused`: the server answered, but not with a status; `unreachable`: it did not answer. */
  failure?: 'refused' | 'unreachable'
}

export async function checkStatus(email: string): Promise<StatusCheck> {
  try {
    const { data } = await call(applicationStatus, {
      query: { email },
      area: 'coach',
    })
    return { status: data.status }
  } catch (error) {
    console.warn('Failed to check application status', error)
    const failure = error instanceof ApiError ? 'refused' : 'unreachable'
    return { status: 'pending', note: 'Unable to check status', failure }
  }
}

/** Asks for a coach account; the mailed link opens it. */
export async function askForAccount(account: NewAccount & { recaptchaToken: string }): Promise<void> {
  const body = { ...account, email: account.email.trim() }
  await call(registerCoach, { body })
}

/** One retry where it can help (408, 429, 5xx, no answer), and no refetch on window focus. */
const ofDashboard = {
  retry: (failures: number, error: Error) => failures < 1 && mayRetry(error),
  refetchOnWindowFocus: false,
}

const coachKey = (coachId: string) => ['coach', coachId] as const

export const statsQuery = (coachId: string) =>
  queryOptions({
    ...ofDashboard,
    queryKey: [...coachKey(coachId), 'stats'],
    queryFn: async ({ signal }) => (await call(getCoachStats, { signal })).data,
  })

export interface UsersQuery {
  page: number
  search: string
}

/** Names of programs come in the language of the page, so it is part of the key. */
export const usersQuery = (coachId: string, query: UsersQuery, locale: Locale) =>
  queryOptions({
    ...ofDashboard,
    queryKey: [...coachKey(coachId), 'users', locale, query],
    queryFn: async ({ signal }) => {
      try {
        return (await call(listMyUsers, { query: { ...query }, signal })).data
      } catch (error) {
        if (!signal.aborted) console.warn('Failed to get users', error)
        throw error
      }
    },
    // The old page stays on the screen while the next one loads.
    placeholderData: (before) => before,
  })

export const settingsQuery = (coachId: string) =>
  queryOptions({
    ...ofDashboard,
    queryKey: [...coachKey(coachId), 'settings'],
    queryFn: async ({ signal }) => (await call(getCoachSettings, { signal })).data,
  })

export async function saveSettings(body: CoachSettings): Promise<CoachSettings> {
  return (await call(updateCoachSettings, { body })).data
}

/** The language of our mails to the coach. */
export async function saveLanguage(locale: Locale): Promise<void> {
  await call(updateMe, { body: { locale }, area: 'coach' })
}

export async function changeCoachPassword(body: NewPassword & { currentPassword: string }): Promise<void> {
  await call(changePassword, { body, area: 'coach' })
}
