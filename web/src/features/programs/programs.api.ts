import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'
import type { DoneSession, DoneSet, MyProgram, UserProgram } from 'contract/programs/calls'
import { listMyTargets } from 'contract/programs/my-target-routes'
import { pauseMyProgram, resumeMyProgram } from 'contract/programs/pause-routes'
import {
  addMeasurement,
  getMyProgram,
  listMyPrograms,
  putSession,
  removeMeasurement,
} from 'contract/programs/routes'
import type { MeasurementKind } from 'contract/programs/rules'
import { call } from '../../api/call'
import { fetchSaved, type SavedQuery, useSavedQuery } from '../../api/saved-query'
import { useLocale } from '../../i18n/i18n'

/** Everything of one account is cached under its id, so that nobody sees another's after signing in. */
export const programsKey = (userId: string) => ['programs', userId] as const
/** Names come in the language of the page, so it is part of the key. */
const listKey = (userId: string, locale: Locale) => [...programsKey(userId), 'list', locale] as const
const oneKey = (userId: string, id: string) => [...programsKey(userId), 'one', id] as const

/** All of my programs, the newest first. */
export function useMyPrograms(userId: string) {
  const { locale } = useLocale()
  return useSavedQuery(myPrograms(userId, locale))
}

function myPrograms(userId: string, locale: Locale): SavedQuery<UserProgram[]> {
  return {
    account: { area: 'customer', userId },
    name: ['programs', locale],
    queryKey: listKey(userId, locale),
    request: async (signal) => (await call(listMyPrograms, { signal })).data,
    enabled: userId !== '',
  }
}

/** Returns a function that reads my programs, for code that waits for them; rejects as `call` does. */
export function useFetchMyPrograms(): (userId: string) => Promise<UserProgram[]> {
  const client = useQueryClient()
  const { locale } = useLocale()
  return (userId) => {
    const kept = myPrograms(userId, locale)
    return client.fetchQuery({
      queryKey: kept.queryKey,
      queryFn: ({ signal }) => fetchSaved(client, kept, signal),
      retry: false,
    })
  }
}

/** Reads a program with plan, sessions and measurements; the last answer stays on the device. */
export function useMyProgram(userId: string, id: string) {
  const { locale } = useLocale()
  return useSavedQuery({
    account: { area: 'customer', userId },
    name: ['program', id, locale],
    queryKey: [...oneKey(userId, id), locale],
    request: async (signal) => (await call(getMyProgram, { params: { id }, signal })).data,
  })
}

/** Targets that the coach has set for my measurements. */
export function useMyTargets(userId: string, id: string) {
  return useQuery({
    queryKey: [...oneKey(userId, id), 'targets'],
    queryFn: async ({ signal }) => (await call(listMyTargets, { params: { id }, signal })).data.targets,
  })
}

/** Reads a program anew, after another page has changed it. */
export function useRefreshProgram(userId: string, id: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: oneKey(userId, id) })
}

/** A program of whom, in which language it is shown. */
interface Place {
  client: QueryClient
  userId: string
  id: string
  locale: Locale
}

function usePlace(userId: string, id: string): Place {
  const { locale } = useLocale()
  return { client: useQueryClient(), userId, id, locale }
}

function changeOne({ client, userId, id, locale }: Place, change: (one: MyProgram) => MyProgram): void {
  client.setQueryData<MyProgram>([...oneKey(userId, id), locale], (one) => one && change(one))
}

/** Takes a program that an action answered into the list as well. */
function changeListed({ client, userId, id, locale }: Place, next: UserProgram): void {
  client.setQueryData<UserProgram[]>(listKey(userId, locale), (all) =>
    all?.map((one) => (one._id === id ? next : one)),
  )
}

interface SessionChange {
  date: string
  done: boolean
  sets?: DoneSet[]
}

/** Pauses a program for some days; `resume` ends the own pause. */
export function useOwnPause(userId: string, id: string) {
  const place = usePlace(userId, id)
  return useMutation({
    mutationFn: async (days: number | 'resume') =>
      days === 'resume'
        ? (await call(resumeMyProgram, { params: { id } })).data
        : (await call(pauseMyProgram, { params: { id }, body: { days } })).data,
    onSuccess: (userProgram) => {
      changeOne(place, (one) => ({ ...one, userProgram: { ...userProgram, id } }))
      changeListed(place, userProgram)
    },
  })
}

/** Marks the session of a day done, or undone again; the progress comes back with it. */
export function usePutSession(userId: string, id: string) {
  const place = usePlace(userId, id)
  return useMutation({
    mutationFn: async ({ date, ...body }: SessionChange) =>
      (await call(putSession, { params: { id, date }, body })).data,
    onSuccess: ({ session, userProgram }, { date }) => {
      changeOne(place, (one) => ({
        ...one,
        userProgram: { ...userProgram, id },
        sessions: withSession(one.sessions, date, session),
      }))
      changeListed(place, userProgram)
    },
  })
}

function withSession(all: readonly DoneSession[], date: string, session: DoneSession | null): DoneSession[] {
  const others = all.filter((one) => one.date !== date)
  return session ? [...others, session].sort((a, b) => a.date.localeCompare(b.date)) : others
}

interface NewMeasurement {
  kind: MeasurementKind
  value: number
  /** A day or an instant. */
  at: string
}

export function useAddMeasurement(userId: string, id: string) {
  const place = usePlace(userId, id)
  return useMutation({
    mutationFn: async (body: NewMeasurement) => (await call(addMeasurement, { params: { id }, body })).data,
    onSuccess: (entered) =>
      changeOne(place, (one) => ({
        ...one,
        measurements: [...one.measurements, entered].sort((a, b) => a.at.localeCompare(b.at)),
      })),
  })
}

export function useRemoveMeasurement(userId: string, id: string) {
  const place = usePlace(userId, id)
  return useMutation({
    mutationFn: (measurementId: string) => call(removeMeasurement, { params: { id, measurementId } }),
    onSuccess: (_, measurementId) =>
      changeOne(place, (one) => ({
        ...one,
        measurements: one.measurements.filter(({ _id }) => _id !== measurementId),
      })),
  })
}
