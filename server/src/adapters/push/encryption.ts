import { createCipheriv, createECDH, hkdfSync, randomBytes, sign } from 'node:crypto'
import type { VapidKeys } from '../../config/vapid-keys'

/** Keys of a subscription, in base64url: the browser's public point and the shared secret. */
export interface SubscriptionKeys {
  p256dh: string
  auth: string
}

const RECORD_BYTES = 4096
const bytes = (text: string) => Buffer.from(text, 'base64url')

/** Random parts of a message; tests give those of the RFC. */
interface Random {
  salt?: Buffer
  /** Private key of the sender, one a message. */
  privateKey?: Buffer
}

/** Encrypts a message for one browser by RFC 8291 (`aes128gcm`, one record). */
export function encryptPush(text: string, { p256dh, auth }: SubscriptionKeys, random: Random = {}): Buffer {
  const sender = createECDH('prime256v1')
  if (random.privateKey) sender.setPrivateKey(random.privateKey)
  else sender.generateKeys()
  const salt = random.salt ?? randomBytes(16)
  const [receiver, own] = [bytes(p256dh), sender.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own])
  const secret = hkdf(sender.computeSecret(receiver), bytes(auth), info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The delimiter 2 ends the last record.
  const content = [cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(own.length, 4)
  return Buffer.concat([salt, head, own, ...content, cipher.getAuthTag()])
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** Value of the header `authorization` by RFC 8292; `expires` in seconds since 1970, at most a day ahead. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, expires }: { endpoint: string; subject: string; expires: number },
): string {
  const json = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = json({ aud: new URL(endpoint).origin, exp: expires, sub: subject })
  const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${claims}`
  const point = bytes(publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = { kty: 'EC', crv: 'P-256', d: privateKey, x, y }
  const signature = sign('sha256', Buffer.from(signed), {
    key: key as unknown as string,
    format: 'jwk' as 'pem',
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
