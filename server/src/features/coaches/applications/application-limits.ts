import { MB } from 'contract/units'
import { consumeQuota, type UploadQuota } from '../../../kernel/upload/quota'
import { consumeEmailLimit, consumeNetworkLimit, type LimitDeps, tooManyRequests } from '../../auth/attempts'
import { openBytes } from './applications.sql'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** The form is public: submissions and bytes are limited per network, submissions also per e-mail address. */
const TRIES = { max: 30, seconds: HOUR }
const MAILS = { max: 10, seconds: DAY }
const LINKS = { max: 3, seconds: HOUR }
/** Quota of one network, and of all undecided applications together. */
const QUOTA: UploadQuota = { sender: { bytes: 200 * MB, seconds: DAY }, total: 20 * 1024 * MB }

/** Limits submissions per network, before the body is read. */
export async function consumeSubmissionLimit(deps: LimitDeps, address: string): Promise<void> {
  await consumeNetworkLimit(deps, 'apply', address, TRIES, { refuse: tooManyRequests })
}

/** Limits valid submissions per e-mail address. */
export async function consumeApplicantLimit(deps: LimitDeps, email: string): Promise<void> {
  await consumeEmailLimit(deps, 'apply', email, MAILS, tooManyRequests)
}

/** Limits mailed links to withdraw, per network and per e-mail address; unknown addresses count alike. */
export async function consumeWithdrawalLimit(deps: LimitDeps, address: string, email: string): Promise<void> {
  await consumeNetworkLimit(deps, 'withdrawal', address, TRIES)
  await consumeEmailLimit(deps, 'withdrawal', email, LINKS)
}

/** Limits stored bytes per network and in all. */
export async function consumeStorageLimit(deps: LimitDeps, address: string, bytes: number): Promise<void> {
  if (!deps.config.rateLimits) return
  await consumeQuota(QUOTA, bytes, {
    countSender: (by, limit, refuse) =>
      consumeNetworkLimit(deps, 'apply:kilobytes', address, limit, { by, refuse }),
    storedBytes: () => openBytes(deps.db),
  })
}
