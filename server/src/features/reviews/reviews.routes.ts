import {
  changeReview,
  deleteReview,
  getMyReview,
  getReviewPhoto,
  listReviews,
  writeReview,
} from 'contract/reviews/calls'
import {
  answerReview,
  approveReview,
  getConsoleReviewPhoto,
  listConsoleReviews,
  refuseReview,
} from 'contract/reviews/console-calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import type { Binder, BindOptions } from '../../kernel/http/bind'
import * as moderation from './moderation.logic'
import { consumeWriteLimit } from './review-photos'
import * as reviews from './reviews.logic'

export function reviewsRoutes(bind: Binder, deps: Deps): void {
  const writes: BindOptions = {
    kind: 'upload',
    before: async ({ session }) => {
      if (session) await consumeWriteLimit(deps, session.accountId)
    },
  }
  bind(listReviews, async ({ params, query }) => ({ data: await reviews.list(deps, params.id, query) }))
  bind(getMyReview, async ({ params, session: { accountId } }) => ({
    data: await reviews.mine(deps, { accountId, productId: params.id }),
  }))
  bind(
    writeReview,
    async ({ params, session: { accountId }, body, upload, locale }) => ({
      data: await reviews.write(deps, { accountId, productId: params.id, locale }, body, upload),
    }),
    writes,
  )
  bind(
    changeReview,
    async ({ params, session: { accountId }, body, upload, locale }) => {
      const mine = { accountId, productId: params.id, id: params.reviewId, locale }
      return { data: await reviews.change(deps, mine, body, upload) }
    },
    writes,
  )
  bind(deleteReview, async ({ params, session: { accountId } }) => {
    await reviews.remove(deps, { accountId, productId: params.id, id: params.reviewId })
    return {}
  })
  bind(getReviewPhoto, async ({ params, findCaller }) => {
    const accountId = (await findCaller())?.accountId ?? null
    return reviews.openShown(deps, params, accountId)
  })
  moderationRoutes(bind, deps)
}

function moderationRoutes(bind: Binder, deps: Deps): void {
  bind(listConsoleReviews, async ({ query, locale }) => ({
    data: await moderation.list(deps, query, locale),
  }))
  bind(approveReview, async ({ params, ...call }) => ({
    data: await moderation.approve(deps, { ...params, staff: auditSource(deps, call), locale: call.locale }),
  }))
  bind(refuseReview, async ({ params, body, ...call }) => ({
    data: await moderation.refuse(
      deps,
      { ...params, staff: auditSource(deps, call), locale: call.locale },
      body.reason,
    ),
  }))
  bind(answerReview, async ({ params, body, ...call }) => ({
    data: await moderation.answer(
      deps,
      { ...params, staff: auditSource(deps, call), locale: call.locale },
      body.text,
    ),
  }))
  bind(getConsoleReviewPhoto, async ({ params }) => moderation.openAny(deps, params))
}
