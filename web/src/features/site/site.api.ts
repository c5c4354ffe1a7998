import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SiteConfig } from 'contract/site/calls'
import { getConfig } from 'contract/site/routes'
import { MINUTE } from 'contract/units'
import { call } from '../../api/call'

/** Reads the server's public settings; one request serves the whole visit. */
export function useSiteConfig(enabled = true) {
  return useQuery({ ...configQuery(), enabled })
}

/** Returns what asks for the settings once more, where an answer shows that they have changed. */
export function useConfigChanged(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: configQuery().queryKey })
}

export function configQuery() {
  return queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }): Promise<SiteConfig> => (await call(getConfig, { signal })).data,
    staleTime: 10 * MINUTE,
  })
}
