import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changePassword, registerCoach, updateMe } from 'contract/auth/routes'
import type { NewAccount, NewPassword } from 'contract/auth/rules'
import { applicationStatus } from 'contract/coaches/routes'
import type { ApplicationStatus } from 'contract/coaches/rules'
import type { CoachSettings } from 'contract/coaches/settings-calls'
import { getCoachSettings, updateCoachSettings } from 'contract/coaches/settings-routes'
import type { Locale } from 'contract/locale'
import { call } from '../../api/call'
import { mayRetry, refusalOf } from '../../api/error-text'
import type { ApiError } from '../../api/errors'

/** Result of a status check; with a `failure` the status is pending (decision X-11). */
export interface StatusCheck {
  status: ApplicationStatus
  note?: 'Unable to check status'
  /** `refused`: the server answered without a status; `unreachable`: it did not answer. */
  failure?: 'refused' | 'unreachable'
  /** The server's response to a rate-limited check, with the waiting time. */
  refusal?: ApiError
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
    const refusal = refusalOf(error)
    const failure = refusal ? 'refused' : 'unreachable'
    const tooMany = refusal?.status === 429 && { refusal }
    return { status: 'pending', note: 'Unable to check status', failure, ...tooMany }
  }
}

/** Requests a coach account, which the mailed link activates. */
export function useAskForAccount() {
  return useMutation({
    mutationFn: (account: NewAccount & { recaptchaToken: string }) =>
      call(registerCoach, { body: { ...account, email: account.email.trim() } }),
  })
}

/** Cache key of a coach's data, which includes the id so that another coach never sees it. */
export const coachKey = (coachId: string) => ['coach', coachId] as const
/** Reloads the cases that wait for a coach, and their number, after a change that ends or hides some. */
export function refreshQueue(client: QueryClient, coachId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: [...coachKey(coachId), 'stats'] })
  return client.invalidateQueries({ queryKey: [...coachKey(coachId), 'queue'] })
}

const settingsKey = (coachId: string) => [...coachKey(coachId), 'settings'] as const

/** One retry if it can help (408, 429, 5xx, no response); no refetch on window focus. */
export const coachAreaReads = {
  retry: (failures: number, error: Error) => failures < 1 && mayRetry(error),
  refetchOnWindowFocus: false,
}

export function useCoachSettings(coachId: string | undefined) {
  return useQuery({
    ...coachAreaReads,
    queryKey: settingsKey(coachId ?? ''),
    queryFn: async ({ signal }) => (await call(getCoachSettings, { signal })).data,
    enabled: coachId !== undefined,
  })
}

export function useSaveCoachSettings(coachId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CoachSettings) => (await call(updateCoachSettings, { body })).data,
    onSuccess: (saved) => client.setQueryData(settingsKey(coachId), saved),
  })
}

/** Saves the language of mails to the coach. */
export function useSaveCoachLanguage() {
  return useMutation({ mutationFn: (locale: Locale) => call(updateMe, { body: { locale }, area: 'coach' }) })
}

export function useChangeCoachPassword() {
  return useMutation({
    mutationFn: (body: NewPassword & { currentPassword: string }) =>
      call(changePassword, { body, area: 'coach' }),
  })
}
