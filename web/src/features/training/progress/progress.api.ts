import { useQuery } from '@tanstack/react-query'
import { getProgress } from 'contract/training/progress-routes'
import { call } from '../../../api/call'

/** Reads streak, records, volume, weight and result of one of my programs. */
export function useProgress(userId: string, id: string) {
  return useQuery({
    queryKey: ['training', userId, 'progress', id],
    queryFn: async ({ signal }) => (await call(getProgress, { params: { id }, signal })).data,
  })
}
