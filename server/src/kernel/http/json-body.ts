import { fail } from '../../fail'

const MAX_DEPTH = 32

/**
 * Parses a JSON body and refuses what parsers commonly let through: a key named twice (the last would silently win) and
 * keys that reach an object's prototype, escaped forms included. Linear in the length of the text.
 */
export function parseJsonBody(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    fail('request.bad_json')
  }
  checkKeys(text)
  return value
}

/** Walks the (already valid) JSON text and keeps the keys of every open object. */
function checkKeys(text: string): void {
  const open: (Set<string> | null)[] = []
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x22) {
      const end = endOfString(text, i)
      const keys = open[open.length - 1]
      if (keys && isKey(text, end)) addKey(keys, text.slice(i, end + 1))
      i = end
    } else if (c === 0x7b) {
      open.push(new Set())
      if (open.length > MAX_DEPTH) fail('request.invalid')
    } else if (c === 0x5b) {
      open.push(null)
      if (open.length > MAX_DEPTH) fail('request.invalid')
    } else if (c === 0x7d || c === 0x5d) open.pop()
  }
}

function addKey(keys: Set<string>, token: string): void {
  const key = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1)
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') fail('request.forbidden_key')
  if (keys.has(key)) fail('request.duplicate_key')
  keys.add(key)
}

function endOfString(text: string, start: number): number {
  let i = start + 1
  while (text.charCodeAt(i) !== 0x22) i += text.charCodeAt(i) === 0x5c ? 2 : 1
  return i
}

function isKey(text: string, end: number): boolean {
  for (let i = end + 1; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x3a) return true
    if (c !== 0x20 && c !== 0x09 && c !== 0x0a && c !== 0x0d) return false
  }
  return false
}

/** NUL, or half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Returns true if any key or string contains text PostgreSQL cannot store. */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value)
  if (Array.isArray(value)) return value.some(holdsUnstorable)
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).some(([key, inner]) => UNSTORABLE.test(key) || holdsUnstorable(inner))
  }
  return false
}
