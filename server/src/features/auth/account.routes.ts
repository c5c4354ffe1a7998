import { addAddress, listAddresses, removeAddress, updateAddress } from 'contract/auth/address-calls'
import {
  changePassword,
  endSession,
  forgotPassword,
  listSessions,
  logoutAll,
  resendVerification,
  resetPassword,
  updateMe,
  verifyEmail,
  verifyResetToken,
} from 'contract/auth/calls'
import { confirmEmailChange, requestEmailChange, undoEmailChange } from 'contract/auth/email-calls'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import * as addresses from './addresses/addresses.logic'
import * as emailChanges from './email-change/email-changes.logic'
import * as links from './links.logic'
import * as profile from './profile/profile.logic'
import * as sessions from './sessions.logic'

/** The calls around an account: mailed links, sessions, profile, addresses. */
export function accountRoutes(bind: Binder, deps: Deps): void {
  bind(forgotPassword, async ({ body, address }) => {
    await links.requestReset(deps, body, address)
    return { message: 'Password reset link sent successfully' }
  })
  bind(verifyResetToken, async ({ body }) => {
    await links.checkReset(deps, body.token)
    return { data: { valid: true } }
  })
  bind(resetPassword, async ({ body }) => {
    await links.resetByLink(deps, body)
    return { message: 'Password reset successfully' }
  })
  bind(verifyEmail, async ({ body }) => {
    const area = await links.confirmEmail(deps, body)
    return { message: 'Email address confirmed', data: { area } }
  })
  bind(resendVerification, async ({ session }) => {
    await links.resendConfirmation(deps, session.accountId)
    return { message: 'Confirmation link sent' }
  })

  bind(logoutAll, async ({ session }) => {
    await sessions.endAllSessions(deps, session)
    return {}
  })
  bind(listSessions, async ({ session }) => ({ data: { items: await sessions.listSessions(deps, session) } }))
  bind(endSession, async ({ session, params }) => {
    await sessions.endSession(deps, session, params.id)
    return {}
  })

  bind(updateMe, async ({ session, body }) => ({ data: await profile.changeProfile(deps, session, body) }))
  bind(changePassword, async ({ session, body }) => {
    await profile.changeOwnPassword(deps, session, body)
    return { message: 'Password changed successfully' }
  })

  bind(requestEmailChange, async ({ body, session, address, requestId }) => {
    await emailChanges.requestEmailChange(deps, body, { session, address, requestId })
    return { message: 'Check both inboxes' }
  })
  bind(confirmEmailChange, async ({ body, session, address, requestId }) => ({
    data: { email: await emailChanges.confirmEmailChange(deps, body.token, { session, address, requestId }) },
  }))
  bind(undoEmailChange, async ({ body, address, requestId }) => {
    await emailChanges.undoEmailChange(deps, body.token, { address, requestId })
    return {}
  })

  bind(listAddresses, async ({ session }) => ({
    data: { items: await addresses.listSavedAddresses(deps.db, session.accountId) },
  }))
  bind(addAddress, async ({ session, body }) => ({
    data: await addresses.saveAddress(deps.db, session.accountId, body),
  }))
  bind(updateAddress, async ({ session, params, body }) => ({
    data: await addresses.changeAddress(deps.db, session.accountId, params.id, body),
  }))
  bind(removeAddress, async ({ session, params }) => {
    await addresses.removeAddress(deps.db, session.accountId, params.id)
    return {}
  })
}
