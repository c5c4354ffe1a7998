import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SiteConfig } from 'contract/site/calls'
import { getConfig } from 'contract/site/routes'
import { MINUTE } from 'contract/units'
import { call } from '../../api/call'

/** Reads the server's public settings; one request serves the whole visit. */
export function useSiteConfig(enabled = true) {
  return useQuery({ ...configQuery(), enabled })
}

export function configQuery() {
  return queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }): Promise<SiteConfig> => (await call(getConfig, { signal })).data,
    staleTime: 10 * MINUTE,
  })
}
