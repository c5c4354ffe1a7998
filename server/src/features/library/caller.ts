import type { Locale } from 'contract/locale'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import type { Session } from '../../kernel/http/authorize'
import type { Caller } from './entries'

export interface CallOf {
  session: Session
  requestId: string
  address: string
  locale: Locale
}

/** Returns who makes a call: a coach for their own entries, or staff for those of the shop. */
export function callerOf(deps: Deps, call: CallOf, coachId: string | null): Caller {
  return { coachId, locale: call.locale, audit: auditSource(deps, call) }
}
