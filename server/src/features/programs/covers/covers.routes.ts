import {
  addCover,
  addMyCover,
  endCover,
  endMyCover,
  listCovers,
  listMyCovers,
} from 'contract/programs/cover-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as covers from './covers.logic'

/** Calls of coaches and staff about colleagues who cover for a coach. */
export function coverRoutes(bind: Binder, deps: Deps): void {
  bind(listMyCovers, async ({ session }) => ({
    data: await covers.listCovers(deps.db, session.accountId, true),
  }))
  bind(addMyCover, async ({ body, ...call }) => ({
    data: await covers.addCover(deps, auditSource(deps, call), call.session.accountId, body),
  }))
  bind(endMyCover, async ({ body, ...call }) => {
    await covers.endCover(deps, auditSource(deps, call), call.session.accountId, body)
    return {}
  })
  bind(listCovers, async ({ params: { id } }) => ({ data: await covers.listCovers(deps.db, id, false) }))
  bind(addCover, async ({ params: { id }, body, ...call }) => ({
    data: await covers.addCover(deps, auditSource(deps, call), id, body),
  }))
  bind(endCover, async ({ params: { id }, body, ...call }) => {
    await covers.endCover(deps, auditSource(deps, call), id, body)
    return {}
  })
}
