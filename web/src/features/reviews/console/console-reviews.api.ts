import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  answerReview,
  approveReview,
  getConsoleReviewPhoto,
  listConsoleReviews,
  refuseReview,
} from 'contract/reviews/console-routes'
import type { RefusalReason, ReviewState } from 'contract/reviews/rules'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'

const KEY = ['admin', 'reviews'] as const

export interface ReviewsQuery {
  state: ReviewState | undefined
  page: number
}

export function useConsoleReviews(query: ReviewsQuery) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: async ({ signal }) => (await call(listConsoleReviews, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export type ReviewStep =
  | { step: 'approve' }
  | { step: 'refuse'; reason: RefusalReason }
  | { step: 'answer'; text: string }

/** Approves, refuses or answers a review. */
export function useReviewStep(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: ReviewStep) => {
      const params = { id }
      if (wish.step === 'approve') return call(approveReview, { params })
      if (wish.step === 'refuse') return call(refuseReview, { params, body: { reason: wish.reason } })
      return call(answerReview, { params, body: { text: wish.text } })
    },
    // Also after a refusal: a colleague may have read it meanwhile.
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useReviewPhoto(id: string, photoId: string) {
  return useQuery({
    queryKey: ['admin', 'review-photo', id, photoId],
    queryFn: ({ signal }) =>
      fetchFile('admin', addressOf(getConsoleReviewPhoto, { params: { id, photoId } }), 'image/jpeg', signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Pictures are large; those that nobody looks at any more go.
    gcTime: 60_000,
  })
}
