import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { exportSubscribers, listSubscribers } from 'contract/newsletter/console-routes'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'

export function useSubscribers(page: number) {
  return useQuery({
    queryKey: ['admin', 'newsletter', page],
    queryFn: async ({ signal }) => (await call(listSubscribers, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useFetchSubscribers() {
  return useMutation({ mutationFn: () => fetchFile('admin', addressOf(exportSubscribers), 'text/csv') })
}
