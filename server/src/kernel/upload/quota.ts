import { HOUR, KB, SECOND } from 'contract/units'
import { fail, failFor } from '../../fail'

/** Upload limits in bytes: per sender within a time, and of all stored files together. */
export interface UploadQuota {
  sender: { bytes: number; seconds: number }
  total: number
}

/** Counters of a feature: senders are networks or accounts, its rows hold the stored sizes. */
export interface QuotaCounters {
  /** Adds kilobytes to a sender's count; calls `refuse` with the seconds that are left where they are too many. */
  countSender(
    kilobytes: number,
    limit: { max: number; seconds: number },
    refuse: (left: number) => never,
  ): Promise<unknown>
  storedBytes(): Promise<number>
}

/** Consumes a sender's quota and checks the room of all; 429 or 507 beyond. */
export async function consumeQuota(
  { sender, total }: UploadQuota,
  bytes: number,
  { countSender, storedBytes }: QuotaCounters,
): Promise<void> {
  await countSender(
    Math.ceil(bytes / KB),
    { max: Math.floor(sender.bytes / KB), seconds: sender.seconds },
    (left) => failFor(left, 'files.too_much', { hours: Math.ceil((left * SECOND) / HOUR) }),
  )
  if ((await storedBytes()) + bytes > total) fail('files.no_space')
}
