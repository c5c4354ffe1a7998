import { registerCoach } from 'contract/auth/calls'
import { applicationStatus } from 'contract/coaches/calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import * as registration from './registration.logic'

export function coachRegistrationRoutes(bind: Binder, deps: Deps): void {
  bind(applicationStatus, async ({ query, address, findCaller, reply }) => {
    reply.header('cache-control', 'no-store')
    const caller = { address, session: await findCaller() }
    return { data: await registration.getApplicationStatus(deps, query.email, caller) }
  })
  bind(registerCoach, async ({ body, address }) => {
    await registration.registerCoach(deps, body, address)
    return { message: 'Registration successful. Please open the link that we sent to your email address.' }
  })
}
