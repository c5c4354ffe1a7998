import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from 'contract/endpoint'
import { getShopSettings, saveShopSettings } from 'contract/site/console-routes'
import type { saveShopSettings as saveCall } from 'contract/site/settings-calls'
import { call } from '../../../api/call'
import { configQuery } from '../site.api'

const KEY = ['admin', 'settings'] as const

export function useShopSettings() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(getShopSettings, { signal })).data,
    staleTime: 0,
  })
}

/** Saves all settings and reloads the public configuration. */
export function useSaveShopSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof saveCall>['body']) => (await call(saveShopSettings, { body })).data,
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved)
      void client.invalidateQueries({ queryKey: configQuery().queryKey })
    },
  })
}
