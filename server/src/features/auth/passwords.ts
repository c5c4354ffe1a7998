import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from 'contract/password'

/** The library as an object of ours, on whose calls tests count. */
export const argon = { hash, verify }

/** argon2id, 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Concurrent hashes: sign-ins must leave threads of the libuv pool to files and DNS. */
const AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => argon.hash(normalPassword(password), OPTIONS))
}

let decoy: Promise<string> | undefined

/**
 * Verifies a password; a hash made before passwords were normalised matches as typed. Without a stored hash (unknown
 * account) it verifies a decoy, so that both take the same time.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const against = stored ?? (await decoy)
  const forms = new Set([normalPassword(password), password])
  let isRight = false
  for (const form of forms) isRight = (await oneOfFew(() => argon.verify(against, form))) || isRight
  return isRight && stored !== undefined
}
