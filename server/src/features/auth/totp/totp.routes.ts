import {
  beginTotp,
  confirmTotp,
  loginCode,
  readTotp,
  renewRecoveryCodes,
  turnTotpOff,
} from 'contract/auth/totp-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import { signInByCode } from './sign-in-code.logic'
import * as totp from './totp.logic'

/** The calls around one-time codes. */
export function totpRoutes(bind: Binder, deps: Deps): void {
  bind(loginCode, async ({ body, address, locale, headers, requestId }) => ({
    message: 'Signed in successfully',
    ...(await signInByCode(deps, body, { address, locale, headers, requestId })),
  }))
  bind(readTotp, async ({ session }) => ({ data: await totp.readState(deps, session.accountId) }))
  bind(beginTotp, async ({ session, body }) => ({
    data: await totp.beginSetup(deps, session, body.currentPassword),
  }))
  bind(confirmTotp, async ({ session, body, address, requestId }) => ({
    data: { recoveryCodes: await totp.confirmSetup(deps, body.code, { session, address, requestId }) },
  }))
  bind(turnTotpOff, async ({ session, body, address, requestId }) => {
    await totp.turnOff(deps, body, { session, address, requestId })
    return {}
  })
  bind(renewRecoveryCodes, async ({ session, body, address, requestId }) => ({
    data: { recoveryCodes: await totp.renewRecoveryCodes(deps, body, { session, address, requestId }) },
  }))
}
