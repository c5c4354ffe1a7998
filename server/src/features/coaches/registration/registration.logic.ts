import type { registerCoach as RegisterCoach } from 'contract/auth/calls'
import type { applicationStatus } from 'contract/coaches/calls'
import type { Answer, Received } from 'contract/endpoint'
import { isEmail, normalEmail } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Session } from '../../../kernel/http/authorize'
import { consumeEmailLimit, consumeMailLimit, consumeNetworkLimit, type LimitDeps } from '../../auth/attempts'
import { requestCoachAccount } from '../../auth/coach-accounts/coach-accounts.logic'
import { hashPassword } from '../../auth/passwords'
import { offerPrograms } from '../../programs/console/assignments.logic'
import * as sql from './registration.sql'

/** Status checks per network and per e-mail address. */
const CHECKS_FROM = { max: 5, seconds: 60 }
const CHECKS_OF = { max: 10, seconds: 60 * 60 }
/** Registrations reveal as much as a status check. */
const REGISTRATIONS_FROM = { max: 30, seconds: 60 * 60 }
const REGISTRATIONS_OF = { max: 10, seconds: 60 * 60 }

/**
 * Returns the status of an address's application. An unknown address reads as pending with the same statements and
 * bytes; date and note are for coaches and staff only (decision X-10).
 */
export async function getApplicationStatus(
  deps: LimitDeps,
  typed: string,
  caller: { address: string; session: Session | undefined },
): Promise<Answer<typeof applicationStatus>['data']> {
  const email = normalEmail(typed)
  if (email === '') fail('auth.email_required')
  if (!isEmail(email)) fail('auth.email_invalid')
  await consumeNetworkLimit(deps, 'coach-status', caller.address, CHECKS_FROM)
  await consumeEmailLimit(deps, 'coach-status', email, CHECKS_OF)
  const found = await sql.findApplicationStatus(deps.db, email)
  const mayKnow = caller.session?.roles.some((role) => role === 'coach' || role === 'admin')
  if (found && mayKnow) return found
  return { status: found?.status ?? 'pending' }
}

/**
 * Takes a coach's registration on an approved address. The account can be used when the mailed link is opened, so that
 * knowing an approved address is worth nothing; the answer is the same whether the address has an account or not.
 */
export async function registerCoach(
  deps: Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'verification' | 'log'>,
  input: Received<typeof RegisterCoach>['body'],
  address: string,
): Promise<void> {
  const email = normalEmail(input.email)
  await consumeNetworkLimit(deps, 'coach-registration', address, REGISTRATIONS_FROM)
  await consumeEmailLimit(deps, 'coach-registration', email, REGISTRATIONS_OF)
  const { programIds, ...applicant } =
    (await sql.findApproved(deps.db, email)) ?? fail('coaches.not_approved')
  if (input.recaptchaToken === '') fail('auth.verification_required')
  if (!(await deps.verification.verify(input.recaptchaToken))) fail('auth.verification_failed')
  await consumeMailLimit(deps, { recipient: email, network: address })
  const passwordHash = await hashPassword(input.password)
  const account = await requestCoachAccount(deps, { ...applicant, email, passwordHash })
  // Nothing is assigned to the account before it holds the role.
  await offerPrograms(deps.db, account, programIds)
  deps.log.info({ event: 'coach_registered', account }, 'coach registration waits for its link')
}
