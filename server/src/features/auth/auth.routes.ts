import { login, logout, me, register } from 'contract/auth/calls'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import { getMe, registerAccount, signIn, signOut } from './auth.logic'

export function authRoutes(bind: Binder, deps: Deps): void {
  bind(register, async ({ body, address, locale, headers, requestId }) => ({
    message: 'Account created successfully',
    ...(await registerAccount(deps, body, { address, locale, headers, requestId })),
  }))
  bind(login, async ({ body, address, locale, headers, requestId }) => ({
    message: 'Signed in successfully',
    ...(await signIn(deps, body, { address, locale, headers, requestId })),
  }))
  bind(me, async ({ session }) => ({ data: await getMe(deps, session) }))
  bind(logout, async ({ session }) => {
    await signOut(deps, session)
    return {}
  })
}
