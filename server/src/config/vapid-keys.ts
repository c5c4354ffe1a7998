import { createECDH } from 'node:crypto'

/** Key pair of an installation for VAPID, in base64url: the uncompressed point and the scalar. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const CURVE = 'prime256v1'
const SCALAR_BYTES = 32

export function createVapidKeys(): VapidKeys {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  const scalar = ecdh.getPrivateKey()
  const padded = Buffer.concat([Buffer.alloc(SCALAR_BYTES - scalar.length), scalar])
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: padded.toString('base64url') }
}

/** Returns true if the two are a pair. */
export function areVapidKeys(publicKey: string, privateKey: string): boolean {
  try {
    const ecdh = createECDH(CURVE)
    ecdh.setPrivateKey(privateKey, 'base64url')
    return ecdh.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
