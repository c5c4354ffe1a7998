import { MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { accountRoutes } from './account.routes'
import { ACCOUNT_MAIL, sendAccountMail } from './account-mail'
import { authRoutes } from './auth.routes'
import { sweepExpired } from './auth.sql'
import { EMAIL_CHANGE_MAIL } from './email-change/email-change-jobs'
import { sendEmailChangeMail } from './email-change/email-change-mail'
import { authPersonal } from './personal.sql'
import { sendInvitationMail } from './staff/invitation-mail'
import { INVITATION_MAIL } from './staff/invitations.logic'
import { invitationRoutes } from './staff/invitations.routes'
import { totpRoutes } from './totp/totp.routes'
import { sendTotpMail, TOTP_MAIL } from './totp/totp-mail'

export const auth = feature({
  owns: [
    'accounts',
    'sessions',
    'auth_links',
    'attempts',
    'known_addresses',
    'addresses',
    'coach_registrations',
    'consents',
    'email_changes',
    'staff_invitations',
    'totp',
    'totp_recovery_codes',
    'sign_in_challenges',
  ],
  routes({ bind }, deps) {
    authRoutes(bind, deps)
    accountRoutes(bind, deps)
    totpRoutes(bind, deps)
    invitationRoutes(bind, deps)
  },
  jobs: (deps) => ({
    [ACCOUNT_MAIL]: (data) => sendAccountMail(deps, data),
    [INVITATION_MAIL]: (data) => sendInvitationMail(deps, data),
    [EMAIL_CHANGE_MAIL]: (data) => sendEmailChangeMail(deps, data),
    [TOTP_MAIL]: (data) => sendTotpMail(deps, data),
  }),
  schedule: [{ name: 'sweep-accounts', every: 10 * MINUTE, run: ({ db }) => sweepExpired(db) }],
  personal: authPersonal,
})
