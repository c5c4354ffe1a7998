import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { MINUTE } from 'contract/units'
import type { Verification } from './verification'

const ALGORITHM = 'PBKDF2/SHA-256'
const VALID_FOR = 10 * MINUTE
/** Longest token that is looked at: a payload is about 700 characters. */
const TOKEN_MAX = 4000

interface Options {
  secret: string
  /** PBKDF2 iterations of one attempt; a client makes 500 to 1000 attempts (fewer where the cost is set very low). */
  cost: number
  /** Remembers a challenge; false when it was remembered before. Must be atomic. */
  remember(id: string, until: Date): Promise<boolean>
}

interface Payload {
  challenge: Challenge
  solution: Solution
}

/** The self-hosted proof of work: signed challenges, each accepted once, valid for ten minutes. */
export function altchaVerification({ secret, cost, remember }: Options): Verification {
  const secrets = { hmacSignatureSecret: `${secret}:challenge`, hmacKeySignatureSecret: `${secret}:key` }
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost,
        counter: randomInt(Math.min(500, cost), Math.min(1000, cost * 2)),
        counterMode: 'uint32',
        deriveKey,
        expiresAt: new Date(Date.now() + VALID_FOR),
        ...secrets,
      })
      return challenge as unknown as Record<string, unknown>
    },
    async verify(token) {
      const payload = decode(token)
      if (!payload || payload.challenge.parameters.algorithm !== ALGORITHM) return false
      try {
        const result = await verifySolution({ ...payload, deriveKey, ...secrets })
        if (!result.verified || !payload.challenge.signature) return false
      } catch {
        return false
      }
      return remember(payload.challenge.signature, new Date(Date.now() + 2 * VALID_FOR))
    },
  }
}

function decode(token: string): Payload | undefined {
  if (token.length > TOKEN_MAX) return undefined
  try {
    const value = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
    return value?.challenge?.parameters && value.solution ? value : undefined
  } catch {
    return undefined
  }
}
