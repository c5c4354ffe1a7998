import type { Deps } from '../../deps'
import type { Db } from '../../kernel/db/client'
import type { PersonalData, PersonalTable } from '../../kernel/personal/personal'

const mine: PersonalTable['whose'] = (db, { id }) => db`t.account_id = ${id}`
const WITH_ACCOUNT = 'as long as the account'

/** Personal data of the account itself. */
export const authPersonal: PersonalData<Deps> = {
  area: 'account',
  tables: {
    accounts: {
      whose: (db, { id }) => db`t.id = ${id}`,
      key: ['id'],
      without: ['password_hash', 'search_text', 'erase_retry_at'],
      stays: 'an empty row, whose id orders and the audit trail name',
      kept: 'until its owner deletes the account',
    },
    sessions: {
      whose: mine,
      key: ['id'],
      without: ['token_hash'],
      item: 'sessions',
      kept: 'until it expires: 30 days unused, a year at most',
    },
    auth_links: {
      whose: mine,
      key: ['token_hash'],
      without: ['token_hash'],
      kept: 'until it expires: minutes to days, as its mail says',
    },
    known_addresses: {
      whose: mine,
      key: ['address_hash'],
      without: ['address_hash'],
      kept: '90 days after the last sign-in from there',
    },
    addresses: { whose: mine, key: ['id'], item: 'addresses', kept: WITH_ACCOUNT },
    coach_registrations: { whose: mine, key: ['id'], kept: '30 days' },
    consents: { whose: mine, key: ['kind', 'version'], kept: WITH_ACCOUNT },
    staff_invitations: {
      whose: (db, { email, isVerified }) => db`t.email = ${email} and ${isVerified}`,
      key: ['created_at', 'id'],
      without: ['token_hash', 'invited_by'],
      kept: '90 days after it was accepted or withdrawn, or has expired',
    },
    email_changes: {
      whose: mine,
      key: ['id'],
      without: ['token_hash', 'undo_token_hash'],
      kept: 'until the old address can no longer undo it: 7 days',
    },
    totp: {
      whose: mine,
      key: ['account_id'],
      without: ['sealed_secret', 'last_step'],
      kept: 'until one-time codes are turned off, a day where they never were on',
    },
    totp_recovery_codes: {
      whose: mine,
      key: ['code_hash'],
      without: ['code_hash'],
      kept: 'until one-time codes are turned off or the codes are made anew',
    },
    sign_in_challenges: {
      whose: mine,
      key: ['token_hash'],
      without: ['token_hash', 'password_hash'],
      kept: 'until the code of the sign-in would come too late: 5 minutes',
    },
  },
  async erase(tx, { id, email, isVerified }) {
    await tx`delete from sessions where account_id = ${id}`
    await tx`delete from auth_links where account_id = ${id}`
    await tx`delete from known_addresses where account_id = ${id}`
    await tx`delete from addresses where account_id = ${id}`
    await tx`delete from coach_registrations where account_id = ${id}`
    await tx`delete from consents where account_id = ${id}`
    await tx`delete from staff_invitations where email = ${email} and ${isVerified}`
    await tx`delete from email_changes where account_id = ${id}`
    await tx`delete from totp where account_id = ${id}`
    await tx`delete from totp_recovery_codes where account_id = ${id}`
    await tx`delete from sign_in_challenges where account_id = ${id}`
    await tx`delete from attempts where key like ${`%:account:${id}`}`
    await tx`
      update accounts set email = ${`erased:${id}`}, first_name = '', last_name = '', password_hash = '-', roles = '{}',
        locale = 'en', time_zone = null, disabled_reason = null, is_demo = false, email_verified_at = null, created_at = date_trunc('month', created_at),
        updated_at = now(), erased_at = now()
      where id = ${id}`
    return []
  },
}

/** Name of an account besides its id, for tables that refer to a coach. */
export function nameOf(db: Db, column: string) {
  return db`(select a.first_name || ' ' || a.last_name from accounts a where a.id = t.${db(column)})`
}
