import type {
  acceptInvitation as AcceptInvitation,
  Invitation,
  inviteStaff,
} from 'contract/auth/invitation-calls'
import { INVITATION_HOURS } from 'contract/auth/invitation-rules'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { normalEmail } from 'contract/text'
import { HOUR, SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, auditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { hashOf, newId } from '../../../kernel/ids'
import { lockAccountByEmail, makeStaff } from '../admins.sql'
import { consumeMailLimit, consumeSignInLimit, resetSignInLimit } from '../attempts'
import { insertAccount, releaseRateLimit } from '../auth.sql'
import { deleteForeignTraces } from '../coach-accounts/coach-accounts.sql'
import { isReserved, lockEmail } from '../email-change/email-changes.sql'
import { hashPassword, passwordMatches } from '../passwords'
import { deleteSessions } from '../sessions.sql'
import * as sql from './invitations.sql'

/** Queue of the mail that invites. */
export const INVITATION_MAIL = 'staff-invitation-mail'

const LIFE = (INVITATION_HOURS * HOUR) / SECOND

type StaffDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'log'>

interface Caller {
  address: string
  requestId: string
}

/** Invites somebody to the staff; the link is made by the job that mails it. */
export async function inviteToStaff(
  deps: StaffDeps,
  owner: AuditSource,
  input: Received<typeof inviteStaff>['body'],
  network: string,
): Promise<Invitation> {
  const email = normalEmail(input.email)
  await limitMails(deps, owner, email, network)
  return transaction(deps.db, async (tx) => {
    const account = await lockAccountByEmail(tx, email)
    if (account?.isStaff) fail('people.already_staff')
    if (account?.isDemo || account?.isDisabled) fail('people.not_invitable')
    const { staffRole, locale } = input
    const made = { id: newId(), email, staffRole, locale, invitedBy: owner.accountId }
    const invitation = (await sql.insertInvitation(tx, made, LIFE)) ?? fail('people.already_invited')
    await deps.jobs.enqueue(tx, INVITATION_MAIL, { id: made.id })
    await record(tx, owner, 'staff_invited', invitation)
    return invitation
  })
}

/** The open invitations, the newest first. */
export function listInvitations({ db }: Pick<Deps, 'db'>): Promise<Invitation[]> {
  return sql.listInvitations(db)
}

export async function resendInvitation(
  deps: StaffDeps,
  owner: AuditSource,
  id: string,
  network: string,
): Promise<Invitation> {
  return transaction(deps.db, async (tx) => {
    const invitation = (await sql.renewInvitation(tx, id, LIFE)) ?? fail('people.invitation_not_found')
    await limitMails(deps, owner, invitation.email, network)
    await deps.jobs.enqueue(tx, INVITATION_MAIL, { id })
    await record(tx, owner, 'staff_invitation_resent', invitation)
    return invitation
  })
}

export async function withdrawInvitation(
  { db }: Pick<Deps, 'db'>,
  owner: AuditSource,
  id: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await sql.withdrawInvitation(tx, id))) fail('people.invitation_not_found')
    await record(tx, owner, 'staff_invitation_withdrawn', { _id: id })
  })
}

/** Returns the invitation of a link. */
export async function readInvitation({ db }: Pick<Deps, 'db'>, token: string) {
  const { email, staffRole, account } = await usable(db, token)
  return { email, staffRole, account: account?.isVerified === true }
}

/**
 * Accepts with a new account. An unconfirmed account of the address may be a stranger's: its password, sessions and
 * data go, because the link proves only the mailbox (decision X-95).
 */
export async function acceptInvitation(
  deps: StaffDeps,
  { token, firstName, lastName, password }: Received<typeof AcceptInvitation>['body'],
  caller: Caller & { locale: Locale },
): Promise<void> {
  if ((await usable(deps.db, token)).account?.isVerified) fail('people.invitation_sign_in')
  // Hashed before the rows are locked: it takes long.
  const passwordHash = await hashPassword(password)
  const id = await transaction(deps.db, async (tx) => {
    const { account, ...invitation } = await consume(tx, token)
    if (account?.isVerified) fail('people.invitation_sign_in')
    const person = { firstName, lastName, passwordHash }
    if (account) {
      await sql.claimAccount(tx, account.id, person)
      await deleteForeignTraces(tx, account.id)
      await resetSignInLimit(deps, tx, invitation.email)
    }
    const made = account?.id ?? (await addAccount(tx, { ...person, ...invitation, locale: caller.locale }))
    await join(deps, tx, made, invitation, caller)
    return made
  })
  deps.log.info({ event: 'staff_joined', account: id }, 'invitation accepted with a new account')
}

/** Accepts with the confirmed account of the address, by its password. */
export async function joinStaff(
  deps: StaffDeps,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  const { email, account } = await usable(deps.db, token)
  if (!account?.isVerified) fail('people.invitation_dead')
  const counted = await consumeSignInLimit(deps, email, caller.address)
  if (!(await passwordMatches(account.passwordHash, password))) fail('auth.password_wrong')
  await transaction(deps.db, async (tx) => {
    const { account: now, ...invitation } = await consume(tx, token)
    // The password changed since it was checked: the owner has just recovered the account.
    if (now?.passwordHash !== account.passwordHash) fail('auth.password_wrong')
    await join(deps, tx, account.id, invitation, caller)
    for (const key of counted) await releaseRateLimit(tx, key)
  })
  deps.log.info({ event: 'staff_joined', account: account.id }, 'invitation accepted with an account')
}

async function usable(db: Deps['db'] | Tx, token: string): Promise<sql.UsableInvitation> {
  const invitation = (await sql.findInvitation(db, hashOf(token))) ?? fail('people.invitation_dead')
  if (invitation.account?.isDisabled) fail('auth.account_disabled')
  // An invitation changes nothing for staff.
  if (invitation.account?.isStaff || invitation.account?.isDemo) fail('people.invitation_dead')
  return invitation
}

/** Uses the link up; what it offers is read under the lock of the address and of the account. */
async function consume(tx: Tx, token: string): Promise<sql.UsableInvitation> {
  const { email } = await usable(tx, token)
  await lockEmail(tx, email)
  await lockAccountByEmail(tx, email)
  const invitation = await usable(tx, token)
  if (!(await sql.consumeInvitation(tx, hashOf(token)))) fail('people.invitation_dead')
  return invitation
}

type NewAccount = Omit<Parameters<typeof insertAccount>[1], 'id'>

async function addAccount(tx: Tx, account: NewAccount): Promise<string> {
  const id = newId()
  const { email, firstName, lastName, passwordHash, locale } = account
  if (await isReserved(tx, email)) fail('auth.email_taken')
  if (!(await insertAccount(tx, { id, email, firstName, lastName, passwordHash, locale })))
    fail('auth.email_taken')
  return id
}

/** Gives the role; sessions were opened for fewer rights. */
async function join(
  deps: Pick<Deps, 'pseudonym'>,
  tx: Tx,
  id: string,
  invitation: Pick<sql.UsableInvitation, 'id' | 'staffRole'>,
  caller: Caller,
): Promise<void> {
  const { staffRole } = invitation
  await makeStaff(tx, id, staffRole, null)
  await deleteSessions(tx, id)
  await recordAudit(
    tx,
    { ...auditSource(deps, caller), accountId: id },
    {
      action: 'staff_invitation_accepted',
      subjectId: id,
      object: { type: 'staff_invitation', id: invitation.id },
      details: { staffRole },
    },
  )
}

async function limitMails(deps: StaffDeps, { accountId }: AuditSource, recipient: string, network: string) {
  await consumeMailLimit(deps, { recipient, network, ...(accountId && { accountId }) })
}

async function record(
  tx: Tx,
  owner: AuditSource,
  action: 'staff_invited' | 'staff_invitation_resent' | 'staff_invitation_withdrawn',
  { _id, staffRole }: { _id: string; staffRole?: string },
): Promise<void> {
  await recordAudit(tx, owner, {
    action,
    object: { type: 'staff_invitation', id: _id },
    ...(staffRole && { details: { staffRole } }),
  })
}
