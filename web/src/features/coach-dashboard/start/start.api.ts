import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listStartablePrograms, startProgramForUser } from 'contract/programs/life-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'
import { coachAreaReads, coachKey } from '../../coaches/coaches.api'

/** Programs that may be started for a user; the names come in the language of the page. */
export function useStartable(coachId: string, userId: string) {
  const { locale } = useLocale()
  return useQuery({
    ...coachAreaReads,
    queryKey: [...coachKey(coachId), 'startable', userId, locale],
    queryFn: async ({ signal }) =>
      (await call(listStartablePrograms, { params: { id: userId }, signal })).data.items,
    gcTime: 0,
  })
}

/** Starts a program; lists and counts of the dashboard follow. */
export function useStartProgram(coachId: string, userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (programId: string) =>
      (await call(startProgramForUser, { params: { id: userId }, body: { programId } })).data,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [...coachKey(coachId), 'users'] })
      void client.invalidateQueries({ queryKey: [...coachKey(coachId), 'stats'] })
    },
  })
}
