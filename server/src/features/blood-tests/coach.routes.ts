import {
  commentBloodTest,
  getAthletesBloodTest,
  getAthletesBloodTestReport,
  getAthletesBloodTestTrends,
  listAthletesBloodTests,
} from 'contract/blood-tests/coach-calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import { Attachment } from '../../kernel/http/attachment'
import type { Binder } from '../../kernel/http/bind'
import * as coach from './coach.logic'

/** Calls of coaches about their athletes' blood tests. */
export function coachRoutes(bind: Binder, deps: Deps): void {
  bind(listAthletesBloodTests, async ({ query, ...call }) => {
    const data = await coach.listAll(deps, auditSource(deps, call), query)
    return { status: 'success', data, bloodTests: data.bloodTests }
  })
  bind(getAthletesBloodTest, async ({ params, ...call }) => ({
    data: { bloodTest: await coach.getOne(deps, auditSource(deps, call), params.id) },
  }))
  bind(getAthletesBloodTestReport, async ({ params, ...call }) => {
    const { originalName, content, mimeType, size } = await coach.openAthletesReport(
      deps,
      auditSource(deps, call),
      params.id,
    )
    return new Attachment(originalName, content, { type: mimeType, size })
  })
  bind(getAthletesBloodTestTrends, async ({ params, ...call }) => ({
    data: { trends: await coach.getAthletesTrends(deps, auditSource(deps, call), params.id) },
  }))
  bind(commentBloodTest, async ({ params, body, ...call }) => ({
    message: 'Comment added',
    data: { bloodTest: await coach.comment(deps, auditSource(deps, call), params.id, body.comment) },
  }))
}
