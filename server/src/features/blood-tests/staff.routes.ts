import {
  changeBloodTest,
  getBloodTest,
  getBloodTestReport,
  listBloodTests,
} from 'contract/blood-tests/console-calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import { Attachment } from '../../kernel/http/attachment'
import type { Binder } from '../../kernel/http/bind'
import * as staff from './staff.logic'

/** Calls of staff about blood tests. */
export function bloodTestStaffRoutes(bind: Binder, deps: Deps): void {
  bind(listBloodTests, async ({ query, ...call }) => ({
    data: await staff.listAll(deps, auditSource(deps, call), query),
  }))
  bind(getBloodTest, async ({ params, ...call }) => ({
    data: await staff.getOne(deps, auditSource(deps, call), params.id),
  }))
  bind(getBloodTestReport, async ({ params, ...call }) => {
    const { originalName, content, mimeType, size } = await staff.openAnyReport(
      deps,
      auditSource(deps, call),
      params.id,
    )
    return new Attachment(originalName, content, { type: mimeType, size })
  })
  bind(changeBloodTest, async ({ params, body, ...call }) => ({
    data: await staff.change(deps, auditSource(deps, call), params.id, body),
  }))
}
