import * as calls from 'contract/training/check-in-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as checkIns from './check-ins.logic'
import * as forms from './forms.logic'

export function checkInRoutes(bind: Binder, deps: Deps): void {
  bind(calls.getCheckInForm, async ({ params, ...call }) => ({
    data: await forms.getForm(deps, auditSource(deps, call), params.id),
  }))
  bind(calls.putCheckInForm, async ({ params, body, ...call }) => ({
    data: await forms.putForm(deps, auditSource(deps, call), params.id, body),
  }))
  bind(calls.askCheckIn, async ({ params, body, ...call }) => ({
    data: await forms.ask(deps, auditSource(deps, call), params.id, body),
  }))
  bind(calls.listAthleteCheckIns, async ({ params, query, ...call }) => ({
    data: await checkIns.listOfAthlete(deps, auditSource(deps, call), params.id, query),
  }))
  bind(calls.getAthleteCheckIn, async ({ params, ...call }) => ({
    data: await checkIns.getOfAthlete(deps, auditSource(deps, call), params.id),
  }))
  bind(calls.replyToCheckIn, async ({ params, body, ...call }) => ({
    data: await checkIns.reply(deps, auditSource(deps, call), params.id, body.text),
  }))
  bind(calls.listMyCheckIns, async ({ session: { accountId }, params: { id }, query }) => ({
    data: await checkIns.listMine(deps.db, { id, accountId }, query),
  }))
  bind(calls.getMyCheckIn, async ({ session: { accountId }, params }) => ({
    data: await checkIns.getMine(deps.db, { ...params, accountId }),
  }))
  bind(calls.saveMyCheckIn, async ({ session: { accountId }, params, body }) => ({
    data: await checkIns.saveMine(deps, { ...params, accountId }, body),
  }))
  bind(calls.submitMyCheckIn, async ({ session: { accountId }, params, body }) => ({
    data: await checkIns.submitMine(deps, { ...params, accountId }, body.consent),
  }))
}
