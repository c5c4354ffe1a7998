/** Takes the place of the captcha's worker (vitest.config.ts), and solves immediately; the real solver is the library's. */
export default class FakeSolver {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: { counter: 7, derivedKey: 'ab', time: 1 } }))
  }
  terminate() {}
}

export const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  },
  signature: 's',
}

/** Decodes the `recaptchaToken` of a request. */
export function readToken(token: string): { challenge: unknown; solution: { counter: number } } {
  return JSON.parse(atob(token))
}
