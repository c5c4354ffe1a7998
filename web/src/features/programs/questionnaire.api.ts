import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerValue } from 'contract/programs/questions'
import { getMyQuestionnaire, saveMyAnswers, submitMyAnswers } from 'contract/programs/routes'
import { call } from '../../api/call'
import { useLocale } from '../../i18n/i18n'
import { flagsKey } from './flags-key'
import { programsKey } from './programs.api'

export interface SentAnswer {
  questionId: string
  answer: AnswerValue
}

const questionnaireKey = (userId: string, id: string) =>
  [...programsKey(userId), 'questionnaire', id] as const

/** Reads the questions and answers of a program once; later input is newer. */
export function useQuestionnaire(userId: string, id: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...questionnaireKey(userId, id), locale],
    queryFn: async ({ signal }) => (await call(getMyQuestionnaire, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

/** Saves answers as a draft; those that are not named stay. */
export function saveAnswers(id: string, responses: SentAnswer[]): Promise<unknown> {
  return call(saveMyAnswers, { params: { id }, body: { responses } })
}

/** Sends the answers for good: the coach begins. */
export function useSubmitAnswers(userId: string, id: string) {
  const client = useQueryClient()
  const { locale } = useLocale()
  return useMutation({
    mutationFn: async (consent: boolean) =>
      (await call(submitMyAnswers, { params: { id }, body: consent ? { consent } : {} })).data,
    onSuccess: (sent) => {
      client.setQueryData([...questionnaireKey(userId, id), locale], sent)
      for (const part of ['list', 'one']) {
        void client.invalidateQueries({ queryKey: [...programsKey(userId), part] })
      }
      void client.invalidateQueries({ queryKey: flagsKey(userId) })
    },
  })
}
