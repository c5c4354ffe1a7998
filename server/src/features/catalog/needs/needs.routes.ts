import { getNeeds, saveNeeds } from 'contract/catalog/console-need-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as needs from './needs.logic'

/** The staff's calls about needs. */
export function needRoutes(bind: Binder, deps: Deps): void {
  bind(getNeeds, async ({ locale }) => ({ data: await needs.readNeeds(deps.db, locale) }))
  bind(saveNeeds, async ({ body, ...call }) => ({
    data: await needs.saveNeeds(deps.db, auditSource(deps, call), body, call.locale),
  }))
}
