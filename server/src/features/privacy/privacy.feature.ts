import { MINUTE } from 'contract/units'
import { type Feature, feature } from '../../feature'
import { accessesPersonal } from './accesses.sql'
import { ACCOUNT_CLOSED, ACCOUNT_ERASED, sendErasedMail, tellClosed } from './closing-mail'
import { eraseDue } from './erasure.logic'
import type { Parts } from './parts'
import { privacyRoutes } from './privacy.routes'

/** Feature across all domains with personal data: archive, counts, erasure. */
export function privacyOf(domains: Parts): Feature {
  const parts = [...domains, accessesPersonal]
  return feature({
    owns: [],
    routes: ({ bind }, deps) => privacyRoutes(bind, deps, parts),
    jobs: (deps) => ({
      [ACCOUNT_CLOSED]: (data) => tellClosed(deps, parts, data),
      [ACCOUNT_ERASED]: (data) => sendErasedMail(deps, data),
    }),
    schedule: [{ name: 'erase-accounts', every: 10 * MINUTE, run: (deps) => eraseDue(deps, parts) }],
  })
}
