import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CheckInForm, CheckInQuestion } from 'contract/training/check-in-calls'
import {
  askCheckIn,
  getAthleteCheckIn,
  getCheckInForm,
  getMyCheckIn,
  listAthleteCheckIns,
  listMyCheckIns,
  putCheckInForm,
  replyToCheckIn,
  saveMyCheckIn,
  submitMyCheckIn,
} from 'contract/training/check-in-routes'
import { call } from '../../../api/call'
import { programsKey } from '../../programs/programs.api'
import type { SentAnswer } from '../../programs/questionnaire.api'

const keyOf = (userId: string, ...rest: string[]) => ['training', userId, 'check-ins', ...rest] as const

/** Reader of check-ins: the owner of the program, or its coach. */
export interface CheckInReader {
  area: 'customer' | 'coach'
  userId: string
  /** Id of the program. */
  id: string
}

export function useCheckIns({ area, userId, id }: CheckInReader, page: number) {
  return useQuery({
    queryKey: keyOf(userId, id, area, 'list', String(page)),
    queryFn: async ({ signal }) => {
      const options = { params: { id }, query: { page }, signal }
      return area === 'coach'
        ? (await call(listAthleteCheckIns, options)).data
        : (await call(listMyCheckIns, options)).data
    },
    placeholderData: keepPreviousData,
    enabled: userId !== '',
  })
}

/** Reads a check-in once; later input is newer. */
export function useMyCheckIn(userId: string, id: string, date: string) {
  return useQuery({
    queryKey: keyOf(userId, id, 'mine', date),
    queryFn: async ({ signal }) => (await call(getMyCheckIn, { params: { id, date }, signal })).data,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

export function saveCheckInAnswers(id: string, date: string, responses: SentAnswer[]): Promise<unknown> {
  return call(saveMyCheckIn, { params: { id, date }, body: { responses } })
}

export function useSubmitCheckIn(userId: string, id: string, date: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (consent: boolean) =>
      (await call(submitMyCheckIn, { params: { id, date }, body: consent ? { consent } : {} })).data,
    onSuccess: (sent) => {
      client.setQueryData(keyOf(userId, id, 'mine', date), sent)
      // The day, the measurements and the list show it too.
      for (const key of [['training', userId, 'day'], programsKey(userId), keyOf(userId, id, 'customer')])
        void client.invalidateQueries({ queryKey: key })
    },
  })
}

export function useCheckInForm(coachId: string, id: string) {
  return useQuery({
    queryKey: keyOf(coachId, id, 'form'),
    queryFn: async ({ signal }) => (await call(getCheckInForm, { params: { id }, signal })).data,
  })
}

/** A question as it is sent; a new one has no id. */
export type SentQuestion = Omit<CheckInQuestion, 'id'> & { id?: string }
export type SentForm = Omit<CheckInForm, 'questions'> & { questions: SentQuestion[] }

export function useSaveCheckInForm(coachId: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: SentForm) => (await call(putCheckInForm, { params: { id }, body: form })).data,
    onSuccess: (saved) => {
      client.setQueryData(keyOf(coachId, id, 'form'), saved)
      return client.invalidateQueries({ queryKey: keyOf(coachId, id, 'coach') })
    },
  })
}

export function useAskCheckIn(coachId: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (dueDate: string) => call(askCheckIn, { params: { id }, body: { dueDate } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(coachId, id, 'coach') }),
  })
}

const oneKey = (coachId: string, checkInId: string) => keyOf(coachId, 'one', checkInId)

export function useAthleteCheckIn(coachId: string, checkInId: string) {
  return useQuery({
    queryKey: oneKey(coachId, checkInId),
    queryFn: async ({ signal }) =>
      (await call(getAthleteCheckIn, { params: { id: checkInId }, signal })).data,
  })
}

export function useReply(coachId: string, programId: string, checkInId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) =>
      (await call(replyToCheckIn, { params: { id: checkInId }, body: { text } })).data,
    onSuccess: (replied) => {
      client.setQueryData(oneKey(coachId, checkInId), replied)
      for (const part of ['queue', 'stats'])
        void client.invalidateQueries({ queryKey: ['coach', coachId, part] })
      return client.invalidateQueries({ queryKey: keyOf(coachId, programId, 'coach') })
    },
  })
}
