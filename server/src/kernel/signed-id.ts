import { timingSafeEqual } from 'node:crypto'
import type { Pseudonym } from './pseudonym'

/** Hex digits of a signature. */
const SIGNATURE = 64

/** Token of a mailed link: an id with its signature for one purpose. Nothing is stored, and every mailed link works. */
export function signId(pseudonym: Pseudonym, purpose: string, id: string): string {
  return `${id}${pseudonym(`${purpose}:${id}`)}`
}

/** Returns the id of a token; undefined where it was not signed here for this purpose. */
export function idOfToken(pseudonym: Pseudonym, purpose: string, token: string): string | undefined {
  const id = token.slice(0, -SIGNATURE)
  const given = Buffer.from(token.slice(-SIGNATURE))
  const right = Buffer.from(pseudonym(`${purpose}:${id}`))
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}
