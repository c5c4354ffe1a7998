import { MINUTE, SECOND } from 'contract/units'
import { hashOf } from '../../kernel/ids'
import type { Verification } from './verification'

/** Providers that issue their own challenges and say on request whether a token is right, all in the same way. */
export const providers = {
  /** By the name under which it can be reached where google.com cannot (decision X-14). */
  recaptcha: {
    address: 'https://www.recaptcha.net/recaptcha/api/siteverify',
    script: ['https://www.recaptcha.net', 'https://www.gstatic.com', 'https://www.gstatic.cn'],
    frame: ['https://www.recaptcha.net'],
  },
  turnstile: {
    address: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
} as const

/** A provider that has not answered by then is as good as one that says no. */
const PATIENCE = 5 * SECOND
/** Longest token that is passed on; theirs have up to some thousand characters. */
const TOKEN_MAX = 8000
/** Providers let a token expire after two to five minutes. */
const REMEMBERED = 30 * MINUTE

interface Options {
  secret: string
  /** Remembers a token's hash; false when it was remembered before. Must be atomic. */
  remember(id: string, until: Date): Promise<boolean>
  /** Told in a few words when the provider cannot be asked; never holds the secret or a token. */
  warn(reason: string): void
  address: string
  patience?: number
}

/** Asks the provider about each token, and accepts none twice even if the provider would. */
export function siteVerification({
  secret,
  remember,
  warn,
  address,
  patience = PATIENCE,
}: Options): Verification {
  async function ask(token: string): Promise<unknown> {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return answer.json()
  }
  return {
    challenge: async () => undefined,
    async verify(token) {
      if (!/^[\x21-\x7e]+$/.test(token) || token.length > TOKEN_MAX) return false
      let answer: unknown
      try {
        answer = await ask(token)
      } catch (error) {
        warn(reasonOf(error))
        return false
      }
      if ((answer as { success?: unknown } | null)?.success !== true) {
        if (blamesUs(answer)) warn('the provider does not know our secret')
        return false
      }
      return remember(hashOf(token), new Date(Date.now() + REMEMBERED))
    },
  }
}

function blamesUs(answer: unknown): boolean {
  const codes = (answer as { 'error-codes'?: unknown } | null)?.['error-codes']
  return Array.isArray(codes) && codes.some((code) => /^(missing|invalid)-input-secret$/.test(String(code)))
}

/** The kind of a failure alone: what else an error carries may quote the request. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'no answer in time'
  if (/^status \d+$/.test(error.message)) return error.message
  return error instanceof SyntaxError ? 'an answer that is not JSON' : 'not reachable'
}
