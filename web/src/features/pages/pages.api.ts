import { useQuery } from '@tanstack/react-query'
import type { getConfig } from 'contract/site'
import { MINUTE } from 'contract/units'
import { call } from '../../api/call'

/** Where the app can be had: settings of the server, so that a page need not be built anew for them. */
export function useStoreLinks() {
  return useQuery({
    queryKey: ['config'],
    queryFn: async ({ signal }) => (await call<typeof getConfig>('GET /config', { signal })).data,
    select: (config) => config.storeLinks,
    staleTime: 10 * MINUTE,
  })
}
