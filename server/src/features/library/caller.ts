import type { Locale } from 'contract/locale'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import type { Session } from '../../kernel/http/authorize'
import type { Caller } from './entries'

interface CallOf {
  session: Session
  requestId: string
  address: string
  locale: Locale
}

/** Returns who makes a call. */
export type CallerOf = (deps: Deps, call: CallOf) => Caller

/** Coaches act for their own entries. */
export const coachOf: CallerOf = (deps, call) => ({
  ...readerOf(deps, call),
  coachId: call.session.accountId,
})

/** Staff act for the entries of the shop. */
export const staffOf: CallerOf = (deps, call) => ({ ...readerOf(deps, call), coachId: null })

const readerOf = (deps: Deps, call: CallOf) => ({ locale: call.locale, audit: auditSource(deps, call) })
