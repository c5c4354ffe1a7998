import { MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { accountRoutes } from './account.routes'
import { ACCOUNT_MAIL, sendAccountMail } from './account-mail'
import { authRoutes } from './auth.routes'
import { sweepExpired } from './auth.sql'

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
  ],
  routes({ bind }, deps) {
    authRoutes(bind, deps)
    accountRoutes(bind, deps)
  },
  jobs: (deps) => ({ [ACCOUNT_MAIL]: (data) => sendAccountMail(deps, data) }),
  schedule: [{ name: 'sweep-accounts', every: 10 * MINUTE, run: ({ db }) => sweepExpired(db) }],
})
