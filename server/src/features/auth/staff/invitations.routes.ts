import {
  acceptInvitation,
  inviteStaff,
  joinStaff,
  readInvitation,
  resendInvitation,
  withdrawInvitation,
} from 'contract/auth/invitation-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as invitations from './invitations.logic'

/** The owner's calls about invitations to the staff, and those of the invited person. */
export function invitationRoutes(bind: Binder, deps: Deps): void {
  bind(inviteStaff, async ({ body, ...call }) => ({
    data: await invitations.inviteToStaff(deps, auditSource(deps, call), body, call.address),
  }))
  bind(resendInvitation, async ({ params, ...call }) => ({
    data: await invitations.resendInvitation(deps, auditSource(deps, call), params.id, call.address),
  }))
  bind(withdrawInvitation, async ({ params, ...call }) => {
    await invitations.withdrawInvitation(deps, auditSource(deps, call), params.id)
    return {}
  })
  bind(readInvitation, async ({ body }) => ({ data: await invitations.readInvitation(deps, body.token) }))
  bind(acceptInvitation, async ({ body, address, requestId, locale }) => {
    await invitations.acceptInvitation(deps, body, { address, requestId, locale })
    return {}
  })
  bind(joinStaff, async ({ body, address, requestId }) => {
    await invitations.joinStaff(deps, body, { address, requestId })
    return {}
  })
}
