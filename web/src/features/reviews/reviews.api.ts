import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeReview,
  deleteReview,
  getMyReview,
  getReviewPhoto,
  listReviews,
  writeReview,
} from 'contract/reviews/routes'
import type { ReviewSort } from 'contract/reviews/rules'
import { call } from '../../api/call'
import { addressOf } from '../../api/http'
import { upload } from '../../api/upload'

const key = (productId: string) => ['reviews', productId] as const
const mineKey = (productId: string, userId: string) => ['account', userId, 'review', productId] as const

export function useReviews(productId: string, { sort, limit }: { sort: ReviewSort; limit: number }) {
  return useQuery({
    queryKey: [...key(productId), sort, limit],
    queryFn: async ({ signal }) =>
      (await call(listReviews, { params: { id: productId }, query: { sort, limit, page: 1 }, signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** What the signed-in customer may do here: change their review, or write one. */
export function useMyReview(productId: string, userId: string | undefined) {
  return useQuery({
    queryKey: mineKey(productId, userId ?? ''),
    queryFn: async ({ signal }) => (await call(getMyReview, { params: { id: productId }, signal })).data,
    enabled: userId !== undefined,
  })
}

interface Wish {
  rating: number
  text: string
  photos: readonly File[]
  /** Where it is new: the order that delivered the product. */
  orderNumber?: string
  /** Where it is changed: its id, and its photos that stay. */
  review?: { id: string; keep: readonly string[] }
}

/** Writes the customer's review, or changes it. */
export function useSaveReview(productId: string, userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ rating, text, photos, orderNumber = '', review }: Wish) => {
      const form = new FormData()
      form.append('rating', String(rating))
      form.append('text', text)
      for (const photo of photos) form.append('photos', photo, photo.name)
      if (!review) {
        if (photos.length === 0)
          return call(writeReview, { params: { id: productId }, body: { orderNumber, rating, text } })
        form.append('orderNumber', orderNumber)
        return upload(writeReview, form, { params: { id: productId } })
      }
      const params = { id: productId, reviewId: review.id }
      const keep = [...review.keep]
      if (photos.length === 0) return call(changeReview, { params, body: { rating, text, keep } })
      form.append('keep', JSON.stringify(keep))
      return upload(changeReview, form, { params })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: mineKey(productId, userId) })
      void client.invalidateQueries({ queryKey: key(productId) })
    },
  })
}

export function useDeleteReview(productId: string, userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reviewId: string) => call(deleteReview, { params: { id: productId, reviewId } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: mineKey(productId, userId) })
      void client.invalidateQueries({ queryKey: key(productId) })
    },
  })
}

/** Address of a photo that everyone may see. */
export const photoAddress = (productId: string, reviewId: string, photoId: string): string =>
  addressOf(getReviewPhoto, { params: { id: productId, reviewId, photoId } })
