import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps'

/** Hex digits of a signature. */
const SIGNATURE = 64

const signatureOf = ({ pseudonym }: Pick<Deps, 'pseudonym'>, id: string) => pseudonym(`withdraw:${id}`)

/**
 * Link to withdraw an application without an account. The token is the signed id: every mailed link works while the
 * application is open, and nothing is stored.
 */
export function withdrawalUrl(deps: Pick<Deps, 'pseudonym' | 'config'>, id: string): string {
  return `${deps.config.publicUrl}/withdraw-application?token=${id}${signatureOf(deps, id)}`
}

/** The application of a token; undefined where it is not one of ours. */
export function applicationOfToken(deps: Pick<Deps, 'pseudonym'>, token: string): string | undefined {
  const id = token.slice(0, -SIGNATURE)
  const given = Buffer.from(token.slice(-SIGNATURE))
  const right = Buffer.from(signatureOf(deps, id))
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}
