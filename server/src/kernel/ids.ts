import { createHash, randomBytes, randomFillSync } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const TAIL = 15
const random = Buffer.alloc(TAIL * 256)
let used = random.length

/** Fresh random bytes, drawn many at a time: one draw costs more than all else in an id. */
function randomTail(): Buffer {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += TAIL
  return random.subarray(used - TAIL, used)
}

/** A new opaque id: 24 characters, the first nine rising with time so that indexes stay dense, 75 random bits. */
export function newId(now = Date.now()): string {
  let time = now
  let head = ''
  for (let i = 0; i < 9; i++) {
    head = ALPHABET[time % 32] + head
    time = Math.floor(time / 32)
  }
  let tail = ''
  for (const byte of randomTail()) tail += ALPHABET[byte & 31]
  return head + tail
}

/** A new bearer token: 32 random bytes, base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a token or key, hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
