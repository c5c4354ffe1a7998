import { openLink } from '../../kernel/redis/link'
import { reasonOf } from '../../kernel/redis/reason'
import { type Finding, ok, warn } from './finding'

const ABOUT = 'redis'

/** Checks that Redis takes every command that a server sends. A shop without it works, so this never fails. */
export async function redisFinding(url: string): Promise<Finding> {
  try {
    const link = await openLink(url, () => undefined)
    link.close()
    return ok(ABOUT, 'REDIS_URL answers and takes all commands that are needed')
  } catch (error) {
    const reason = reasonOf(error)
    return warn(
      ABOUT,
      `REDIS_URL is of no use (${reason}): limits count for each process, messages of other processes take up to 0.4 s`,
    )
  }
}
