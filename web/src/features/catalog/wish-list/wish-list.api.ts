import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Wish } from 'contract/catalog/wish-list-calls'
import { deleteWish, getWishList, putWish } from 'contract/catalog/wish-list-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

const keyOf = (userId: string) => ['account', userId, 'wish-list'] as const

export function useWishList(userId: string | undefined) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...keyOf(userId ?? ''), locale],
    queryFn: async ({ signal }) => (await call(getWishList, { signal })).data.items,
    enabled: userId !== undefined,
  })
}

export interface WishChange {
  productId: string
  /** Null takes the product off the list. */
  alerts: Partial<Pick<Wish, 'stock' | 'price'>> | null
}

/** Puts a product on the list, changes its alerts, or takes it off. */
export function useChangeWish(userId: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ productId, alerts }: WishChange) => {
      const params = { productId }
      if (alerts) await call(putWish, { params, body: alerts })
      else await call(deleteWish, { params })
    },
    // Waits for the new list, so that a pressed button does not fall back for a moment.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId ?? '') }),
  })
}
