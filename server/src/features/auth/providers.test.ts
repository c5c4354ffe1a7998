import { describe, expect, test } from 'vitest'
import { registration } from '../../../test/factories'
import { makeFakeWeb } from '../../../test/fake-web'
import { useApp } from '../../../test/test-app'
import { memory } from '../../adapters/verification/driver-suite'

const web = makeFakeWeb()

const remember = memory()
const own = useApp({}, { web })
const foreign = useApp(
  {
    VERIFICATION_PROVIDER: 'turnstile',
    VERIFICATION_SITE_KEY: 'site-key',
    VERIFICATION_SECRET: 'kept-to-ourselves',
  },
  {
    web,
    deps: {
      verification: {
        challenge: async () => undefined,
        verify: async (token) => token.startsWith('right') && remember(token),
      },
    },
  },
)

const page = async (app: typeof own, path: string) =>
  (await app.call('GET', `/${path}`, { headers: { accept: 'text/html' } })).headers

describe('X-14 a provider that issues its own challenges', () => {
  test('sends the site key to the page, and not the secret', async () => {
    const answer = await foreign.call('GET', '/config')
    expect(answer.json().data.verification).toEqual({ provider: 'turnstile', siteKey: 'site-key' })
    expect(answer.body).not.toContain('kept-to-ourselves')
    expect(JSON.stringify(foreign.logged)).not.toContain('kept-to-ourselves')
    expect((await foreign.call('GET', '/verification/challenge')).statusCode).toBe(404)
  })

  test('checks registrations with it', async () => {
    const send = async (recaptchaToken: string, email: string) => {
      const body = { ...(await registration(own)), email, recaptchaToken }
      return (await foreign.call('POST', '/auth/register', { body })).json()
    }
    expect(await send('wrong', 'a@tavan.test')).toMatchObject({
      success: false,
      message: 'reCAPTCHA verification failed. Please try again.',
    })
    expect(await send('right 1', 'a@tavan.test')).toMatchObject({ success: true })
    expect(await send('right 1', 'b@tavan.test')).toMatchObject({ code: 'auth.verification_failed' })
  })

  test('may load its widget into our pages, which without it load nothing from elsewhere', async () => {
    const policyOf = async (app: typeof own) => String((await page(app, '/login'))['content-security-policy'])
    expect(await policyOf(foreign)).toMatch(
      /script-src 'self' 'sha256-[^']+' https:\/\/challenges\.cloudflare\.com;/,
    )
    expect(await policyOf(foreign)).toContain("frame-src 'self' blob: https://challenges.cloudflare.com;")
    expect(await policyOf(own)).not.toContain('http')
  })

  test('sends no secret address to other sites from pages with one (S11)', async () => {
    for (const name of [
      'reset-password',
      'verify-email',
      'change-email',
      'keep-email',
      'keep-account',
      'withdraw-application',
      'admin/invitation',
    ]) {
      const path = `/${name}?token=x`
      expect((await page(own, path))['referrer-policy']).toBe('no-referrer')
    }
  })
})
