import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { saveNeeds as saveCall } from 'contract/catalog/console-need-calls'
import { getNeeds, saveNeeds } from 'contract/catalog/console-routes'
import type { Sent } from 'contract/endpoint'
import { call } from '../../../../api/call'
import { useLocale } from '../../../../i18n/i18n'
import { catalogueKey } from '../console-catalog.api'

const KEY = [...catalogueKey, 'needs'] as const

/** Names of products come in the language of the page, so it is part of the key. */
const keyOf = (locale: string) => [...KEY, locale] as const

export function useNeeds() {
  const { locale } = useLocale()
  return useQuery({
    queryKey: keyOf(locale),
    queryFn: async ({ signal }) => (await call(getNeeds, { signal })).data,
    staleTime: 0,
  })
}

/** Saves all needs over the version that they began from. */
export function useSaveNeeds() {
  const client = useQueryClient()
  const { locale } = useLocale()
  return useMutation({
    mutationFn: async (body: Sent<typeof saveCall>['body']) => (await call(saveNeeds, { body })).data,
    onSuccess: (saved) => {
      client.setQueryData(keyOf(locale), saved)
      // A page in another language must not begin from an earlier version.
      client.removeQueries({ queryKey: KEY, type: 'inactive' })
    },
  })
}
