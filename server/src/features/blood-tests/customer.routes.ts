import {
  askForComment,
  deleteMyBloodTest,
  getMyBloodTest,
  getMyBloodTestReport,
  listBloodTestViews,
  listMyBloodTests,
  submitBloodTest,
  updateMyBloodTest,
} from 'contract/blood-tests/calls'
import { getMyBloodTestTrends } from 'contract/blood-tests/trend-calls'
import type { Deps } from '../../deps'
import { Attachment } from '../../kernel/http/attachment'
import type { Binder } from '../../kernel/http/bind'
import * as customer from './customer.logic'
import { consumeSubmissionLimit } from './reports'

/** Calls of customers about their own blood tests. */
export function customerRoutes(bind: Binder, deps: Deps): void {
  const { db } = deps
  bind(
    submitBloodTest,
    async ({ session, body, upload, headers }) => ({
      data: await customer.submit(deps, session.accountId, body, {
        ...{ upload, header: headers['idempotency-key'] },
      }),
    }),
    {
      kind: 'upload',
      before: async ({ session }) => {
        if (session) await consumeSubmissionLimit(deps, session.accountId)
      },
    },
  )
  bind(listMyBloodTests, async ({ session, query }) => ({
    data: await customer.listMine(db, session.accountId, query),
  }))
  bind(getMyBloodTestTrends, async ({ session }) => ({
    data: { trends: await customer.getTrends(db, session.accountId) },
  }))
  bind(getMyBloodTest, async ({ session, params }) => ({
    data: await customer.getMine(db, session.accountId, params.id),
  }))
  bind(updateMyBloodTest, async ({ session, params, body }) => ({
    data: await customer.update(deps, session.accountId, params.id, body),
  }))
  bind(deleteMyBloodTest, async ({ session, params }) => {
    await customer.remove(deps, session.accountId, params.id)
    return {}
  })
  bind(askForComment, async ({ session, params }) => ({
    data: await customer.ask(deps, session.accountId, params.id),
  }))
  bind(getMyBloodTestReport, async ({ session, params }) => {
    const { originalName, content, mimeType, size } = await customer.openMyReport(
      deps,
      session.accountId,
      params.id,
    )
    return new Attachment(originalName, content, { type: mimeType, size })
  })
  bind(listBloodTestViews, async ({ session, params, query }) => ({
    data: await customer.listViews(db, session.accountId, params.id, query),
  }))
}
