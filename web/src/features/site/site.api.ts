import { queryOptions } from '@tanstack/react-query'
import type { getConfig, SiteConfig } from 'contract/site/calls'
import { MINUTE } from 'contract/units'
import { call } from '../../api/call'

/** The settings of the server that a page may know; asked for once for all parts of a visit. */
export function configQuery() {
  return queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }): Promise<SiteConfig> =>
      (await call<typeof getConfig>('GET /config', { signal })).data,
    staleTime: 10 * MINUTE,
  })
}
