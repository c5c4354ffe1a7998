import { KB, MB } from 'contract/units'
import type { Deps } from '../../deps'
import { fail, failFor } from '../../fail'
import { hashOf } from '../../kernel/ids'
import { incrementAttempts } from '../auth/auth.sql'
import { openBytes } from './applications.sql'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** The form is public: submissions and bytes are limited per network address, submissions also per e-mail address. */
const TRIES = { max: 30, seconds: HOUR }
const MAILS = { max: 10, seconds: DAY }
const BYTES = { max: 200 * MB, seconds: DAY }
/** Disk space of all undecided applications together. */
const OPEN_BYTES_MOST = 20 * 1024 * MB

type Limits = Pick<Deps, 'db' | 'config'>

/** Limits submissions per network address, before the body is read. */
export async function consumeSubmissionLimit({ db, config }: Limits, address: string): Promise<void> {
  if (!config.rateLimits) return
  const { count, left } = await incrementAttempts(db, `apply:address:${hashOf(address)}`, TRIES.seconds)
  if (count > TRIES.max) failFor(left, 'request.too_many_requests', { seconds: left })
}

/** Limits valid submissions per e-mail address. */
export async function consumeApplicantLimit({ db, config }: Limits, email: string): Promise<void> {
  if (!config.rateLimits) return
  const { count, left } = await incrementAttempts(db, `apply:mail:${hashOf(email)}`, MAILS.seconds)
  if (count > MAILS.max) failFor(left, 'request.too_many_requests', { seconds: left })
}

/** Limits stored bytes per network address and in all. */
export async function consumeStorageLimit(
  { db, config }: Limits,
  address: string,
  bytes: number,
): Promise<void> {
  if (!config.rateLimits) return
  const key = `apply:bytes:${hashOf(address)}`
  const { count, left } = await incrementAttempts(db, key, BYTES.seconds, Math.ceil(bytes / KB))
  if (count * KB > BYTES.max) failFor(left, 'files.too_much', { hours: Math.ceil(left / HOUR) })
  if ((await openBytes(db)) + bytes > OPEN_BYTES_MOST) fail('files.no_space')
}
