import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { registration, solved } from '../../../test/factories'
import { rowCounts } from '../../../test/stored-hash'
import { useApp } from '../../../test/test-app'
import { altchaVerification } from '../../adapters/verification/altcha'

const app = useApp()
const send = async (recaptchaToken: unknown) =>
  app.call('POST', '/auth/register', { body: await registration(app, { recaptchaToken }) })
type Payload = {
  challenge: { parameters: Record<string, unknown>; signature: string }
  solution: Record<string, unknown>
}
const open = (token: string): Payload => JSON.parse(Buffer.from(token, 'base64').toString())
const close = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

async function refused(recaptchaToken: unknown): Promise<void> {
  const before = await rowCounts(app)
  const answer = await send(recaptchaToken)
  expect(answer.statusCode).toBe(400)
  const message = 'reCAPTCHA verification failed. Please try again.'
  expect(answer.json()).toMatchObject({ success: false, message, error: message })
  expect(await rowCounts(app)).toEqual(before)
}

describe('SHOP-ERR-04 X-14 the human verification', () => {
  test('the challenge is bare, fresh each time and never kept', async () => {
    const [first, second] = [
      await app.call('GET', '/verification/challenge'),
      await app.call('GET', '/verification/challenge'),
    ]
    expect(first.json()).toMatchObject({
      parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1 },
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(first.json()).not.toHaveProperty('success')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.json().signature).not.toBe(second.json().signature)
  })

  test('a solution is accepted once, on any call and in any writing of it', async () => {
    const token = await solved(app)
    expect((await send(token)).statusCode).toBe(201)
    await refused(token)
    const { challenge, solution } = open(token)
    await refused(close({ solution, challenge }))
    await refused(close({ challenge: { ...challenge, extra: 1 }, solution: { ...solution, time: 1 } }))
    await refused(token.replace(/=*$/, ''))
    const login = { email: 'a@tavan.test', password: 'x', recaptchaToken: token }
    expect((await app.call('POST', '/auth/login', { body: login })).json().code).toBe(
      'auth.verification_failed',
    )
  })

  test('used twice at once it is accepted once', async () => {
    const token = await solved(app)
    const answers = await Promise.all([0, 1, 2, 3, 4].map(() => send(token)))
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1)
  })

  test('forged, wrong and foreign ones are refused', async () => {
    const { challenge, solution } = open(await solved(app))
    await refused(close({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }))
    await refused(close({ challenge, solution: { ...solution, counter: -1, derivedKey: null } }))
    await refused(close({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }))
    await refused(
      close({ challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution }),
    )
    await refused(
      close({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 2 } }, solution }),
    )
    const foreign = altchaVerification({ secret: 'another house', cost: 1, remember: async () => true })
    const theirs = (await foreign.challenge()) as never
    await refused(
      close({ challenge: theirs, solution: await solveChallenge({ challenge: theirs, deriveKey }) }),
    )
    // Nothing above has used it up.
    expect((await send(close({ challenge, solution }))).statusCode).toBe(201)
  })

  test('an expired one is refused, also with its end moved', async () => {
    const old = Math.floor(Date.now() / 1000) - 1
    const { challenge, solution } = open(await solved(app))
    expect(Number(challenge.parameters.expiresAt) - old).toBeLessThanOrEqual(601)
    const moved = { ...challenge, parameters: { ...challenge.parameters, expiresAt: old } }
    await refused(close({ challenge: moved, solution }))
    const { createChallenge } = await import('altcha-lib')
    const late = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      counterMode: 'uint32',
      deriveKey,
      expiresAt: new Date(Date.now() - 1000),
      hmacSignatureSecret: 'a secret of the tests:challenge',
      hmacKeySignatureSecret: 'a secret of the tests:key',
    })
    await refused(close({ challenge: late, solution: await solveChallenge({ challenge: late, deriveKey }) }))
  })

  test.each([
    'x',
    '{}',
    'null',
    close(null),
    close([]),
    close({ challenge: {}, solution: {} }),
    close({ challenge: { parameters: null }, solution: null }),
    close({ challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } }, solution: { counter: 1 } }),
    'A'.repeat(5000),
  ])('garbage is refused: %.40s', (token) => refused(token))
})
