import { createServer, type IncomingMessage } from 'node:http'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { altchaVerification } from './altcha'
import { memory, verificationSuite } from './driver-suite'
import { providers, siteVerification } from './siteverify'

const SECRET = 'the-secret-of-this-site'

verificationSuite('ALTCHA', () => {
  const verification = altchaVerification({ secret: SECRET, cost: 1, remember: memory() })
  const solve = async (issuer: typeof verification) => {
    const challenge = (await issuer.challenge()) as unknown as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return { challenge, solution }
  }
  const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  return {
    verification,
    solved: async () => pack(await solve(verification)),
    wrong: async () => {
      const { challenge, solution } = await solve(verification)
      const foreign = altchaVerification({ secret: 'another', cost: 1, remember: memory() })
      return [
        pack({ challenge, solution: { ...solution, counter: 0, derivedKey: '00' } }),
        pack(await solve(foreign)),
      ]
    },
  }
})

/** Local fake of a provider, as strict as its documentation, but it accepts a token twice. */
const issued = new Map<string, 'right' | 'expired' | 'foreign'>()
const asked: { secret: string | null; response: string | null; type: string | undefined }[] = []
let answers: ((request: IncomingMessage) => { status?: number; body: string; headers?: object }) | undefined
let hold = false
const provider = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => {
    text += part
  })
  request.on('end', () => {
    if (hold) return
    if (answers) {
      const { status = 200, body, headers = {} } = answers(request)
      response.writeHead(status, { ...headers }).end(body)
      return
    }
    const form = new URLSearchParams(text)
    const [secret, token] = [form.get('secret'), form.get('response')]
    asked.push({ secret, response: token, type: request.headers['content-type'] })
    const state = issued.get(token ?? '')
    const errors =
      request.method !== 'POST' || secret !== SECRET
        ? ['invalid-input-secret']
        : state === 'expired'
          ? ['timeout-or-duplicate']
          : state !== 'right'
            ? ['invalid-input-response']
            : []
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ success: errors.length === 0, 'error-codes': errors, hostname: 'tavan.test' }),
    )
  })
})
let address = ''
let serial = 0
const warnings: string[] = []
const issue = (state: 'right' | 'expired' | 'foreign') => {
  const token = `03AGdBq-${state}_${++serial}.${'x'.repeat(600)}`
  issued.set(token, state)
  return token
}

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(provider.address() as { port: number }).port}/siteverify`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const driver = (changes: { secret?: string; patience?: number; address?: string } = {}) =>
  siteVerification({
    secret: SECRET,
    remember: memory(),
    warn: (reason) => warnings.push(reason),
    address,
    ...changes,
  })

for (const name of ['reCAPTCHA', 'Turnstile']) {
  verificationSuite(name, () => ({
    verification: driver(),
    solved: async () => issue('right'),
    wrong: async () => [issue('expired'), issue('foreign'), 'never-issued'],
  }))
}

describe('a provider that is asked', () => {
  test('is asked by form, with our secret and the token alone', async () => {
    asked.length = 0
    const token = issue('right')
    await driver().verify(token)
    expect(asked).toEqual([
      { secret: SECRET, response: token, type: expect.stringContaining('application/x-www-form-urlencoded') },
    ])
    expect(await driver().challenge()).toBeUndefined()
  })

  test.each(Object.entries(providers))(
    '%s is asked over TLS, at its own address',
    (_name, { address, script, frame }) => {
      for (const url of [address, ...script, ...frame]) expect(url).toMatch(/^https:\/\/[a-z.]+(\/|$)/)
    },
  )

  test('and does not answer in time, has said no', async () => {
    hold = true
    warnings.length = 0
    // The provider never answers.
    expect(await driver({ patience: 150 }).verify(issue('right'))).toBe(false)
    expect(warnings).toEqual(['no answer in time'])
    hold = false
  })

  test('and is not there, has said no', async () => {
    warnings.length = 0
    expect(await driver({ address: 'http://127.0.0.1:1/siteverify' }).verify(issue('right'))).toBe(false)
    expect(warnings).toEqual(['not reachable'])
  })

  test.each([
    ['no JSON', { body: '<html>busy</html>' }],
    ['nothing', { body: '' }],
    ['half a JSON', { body: '{"success": tr' }],
    ['an error', { status: 500, body: '{"success": true}' }],
    ['another address', { status: 302, body: '', headers: { location: '/elsewhere' } }],
    ['a list', { body: '[true]' }],
    ['null', { body: 'null' }],
    ['true', { body: 'true' }],
    ['a text', { body: '{"success": "true"}' }],
    ['a number', { body: '{"success": 1}' }],
    ['nothing of use', { body: '{"challenge_ts": "2026-01-01"}' }],
  ])('and answers %s, has said no', async (_what, answer) => {
    answers = () => answer
    expect(await driver().verify(issue('right'))).toBe(false)
    answers = undefined
  })

  test('warns about a wrong secret without logging it', async () => {
    warnings.length = 0
    const secret = 'a-secret-that-must-not-show'
    const token = issue('right')
    expect(await driver({ secret }).verify(token)).toBe(false)
    answers = (request) => ({ status: 400, body: `bad ${request.url} ${secret}` })
    await driver({ secret }).verify(token)
    answers = undefined
    expect(warnings).toEqual(['the provider does not know our secret', 'status 400'])
    expect(warnings.join()).not.toMatch(/must-not-show|03AG/)
  })
})
