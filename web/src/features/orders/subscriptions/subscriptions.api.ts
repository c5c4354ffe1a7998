import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from 'contract/endpoint'
import type {
  addSubscription as addCall,
  changeSubscription as changeCall,
} from 'contract/orders/subscription-calls'
import {
  addSubscription,
  changeSubscription,
  deleteSubscription,
  listSubscriptions,
  orderSubscription,
} from 'contract/orders/subscription-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

const keyOf = (userId: string) => ['account', userId, 'subscriptions'] as const

export function useSubscriptions(userId: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...keyOf(userId), locale],
    queryFn: async ({ signal }) => (await call(listSubscriptions, { signal })).data.items,
    enabled: userId !== '',
    staleTime: 0,
  })
}

function useReload(userId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(userId) })
}

/** Subscribes; the same key and body answer the same subscription. */
export function useSubscribe(userId: string) {
  const reload = useReload(userId)
  return useMutation({
    mutationFn: async ({ body, key }: { body: Sent<typeof addCall>['body']; key: string }) =>
      (await call(addSubscription, { body, headers: { 'Idempotency-Key': key } })).data,
    onSuccess: reload,
  })
}

export type SubscriptionChange = Sent<typeof changeCall>['body'] | 'end'

/** Changes or ends a subscription. */
export function useChangeSubscription(userId: string, id: string) {
  const reload = useReload(userId)
  return useMutation({
    mutationFn: async (change: SubscriptionChange) => {
      const params = { id }
      if (change === 'end') await call(deleteSubscription, { params })
      else await call(changeSubscription, { params, body: change })
    },
    // One after the other, because each change of items sends all of them.
    scope: { id: `subscription ${id}` },
    // Also after a refusal: its state may be another by now.
    onSettled: reload,
  })
}

/** Places the waiting order of a subscription; answers where it is paid. */
export function useOrderSubscription(userId: string, id: string) {
  const reload = useReload(userId)
  return useMutation({
    mutationFn: async (expectedTotal: number) =>
      (await call(orderSubscription, { params: { id }, body: { expectedTotal } })).data,
    onError: reload,
  })
}
