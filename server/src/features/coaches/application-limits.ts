import { KB, MB } from 'contract/units'
import { fail, failFor } from '../../fail'
import { consumeEmailLimit, consumeNetworkLimit, type LimitDeps, tooManyRequests } from '../auth/attempts'
import { openBytes } from './applications.sql'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** The form is public: submissions and bytes are limited per network, submissions also per e-mail address. */
const TRIES = { max: 30, seconds: HOUR }
const MAILS = { max: 10, seconds: DAY }
const KILOBYTES = { max: (200 * MB) / KB, seconds: DAY }
/** Disk space of all undecided applications together. */
const OPEN_BYTES_MOST = 20 * 1024 * MB

/** Limits submissions per network, before the body is read. */
export async function consumeSubmissionLimit(deps: LimitDeps, address: string): Promise<void> {
  await consumeNetworkLimit(deps, 'apply', address, TRIES, { refuse: tooManyRequests })
}

/** Limits valid submissions per e-mail address. */
export async function consumeApplicantLimit(deps: LimitDeps, email: string): Promise<void> {
  await consumeEmailLimit(deps, 'apply', email, MAILS, tooManyRequests)
}

/** Limits stored bytes per network and in all. */
export async function consumeStorageLimit(deps: LimitDeps, address: string, bytes: number): Promise<void> {
  if (!deps.config.rateLimits) return
  await consumeNetworkLimit(deps, 'apply:kilobytes', address, KILOBYTES, {
    by: Math.ceil(bytes / KB),
    refuse: (left) => failFor(left, 'files.too_much', { hours: Math.ceil(left / HOUR) }),
  })
  if ((await openBytes(deps.db)) + bytes > OPEN_BYTES_MOST) fail('files.no_space')
}
