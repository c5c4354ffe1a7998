import { KB, MB } from 'contract/units'
import type { Deps } from '../../deps'
import { fail, failFor } from '../../fail'
import { hashOf } from '../../kernel/ids'
import { countAttempt } from '../auth/auth.sql'
import { countKilobytes, openBytes } from './applications.sql'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** The form is open to everybody, so it is the server that limits: tries and bytes of one network address, tries of one mail address. */
const TRIES = { max: 30, seconds: HOUR }
const MAILS = { max: 10, seconds: DAY }
const BYTES = { max: 200 * MB, seconds: DAY }
/** What waits for a decision may fill this much of the disk, whoever sent it. */
const OPEN_BYTES_MOST = 20 * 1024 * MB

type Limits = Pick<Deps, 'db' | 'config'>

/** Counts a submission before any of it is read. */
export async function countTry({ db, config }: Limits, address: string): Promise<void> {
  if (!config.rateLimits) return
  const { count, left } = await countAttempt(db, `apply:address:${hashOf(address)}`, TRIES.seconds)
  if (count > TRIES.max) failFor(left, 'request.too_many_requests', { seconds: left })
}

/** Counts a submission that is right as to its form, by the mail address that it names. */
export async function countMail({ db, config }: Limits, email: string): Promise<void> {
  if (!config.rateLimits) return
  const { count, left } = await countAttempt(db, `apply:mail:${hashOf(email)}`, MAILS.seconds)
  if (count > MAILS.max) failFor(left, 'request.too_many_requests', { seconds: left })
}

/** Counts what is about to be stored. */
export async function countStored({ db, config }: Limits, address: string, bytes: number): Promise<void> {
  if (!config.rateLimits) return
  const key = `apply:bytes:${hashOf(address)}`
  const { count, left } = await countKilobytes(db, key, Math.ceil(bytes / KB), BYTES.seconds)
  if (count * KB > BYTES.max) failFor(left, 'files.too_much', { hours: Math.ceil(left / HOUR) })
  if ((await openBytes(db)) + bytes > OPEN_BYTES_MOST) fail('files.no_space')
}
