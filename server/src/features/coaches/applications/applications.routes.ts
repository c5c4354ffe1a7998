import {
  listApplicationPrograms,
  requestWithdrawal,
  submitApplication,
  withdrawApplication,
} from 'contract/coaches/calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import * as withdrawal from '../withdrawal/withdrawal.logic'
import { consumeSubmissionLimit } from './application-limits'
import * as logic from './applications.logic'

/** Calls of applicants. */
export function applicationRoutes(bind: Binder, deps: Deps): void {
  bind(listApplicationPrograms, async ({ locale }) => ({ data: await logic.listOptions(deps, locale) }))
  bind(
    submitApplication,
    async ({ body, upload, address, locale }) => {
      await logic.submitApplication(deps, body, upload, { address, locale })
      return { message: 'Application submitted successfully!' }
    },
    { kind: 'upload', before: ({ address }) => consumeSubmissionLimit(deps, address) },
  )
  bind(requestWithdrawal, async ({ body, address }) => {
    await withdrawal.requestWithdrawal(deps, body.email, address)
    return { message: 'Check your inbox' }
  })
  bind(withdrawApplication, async ({ body, address, requestId }) => {
    await withdrawal.withdrawApplication(deps, body.token, { address, requestId })
    return { message: 'Application withdrawn' }
  })
}
