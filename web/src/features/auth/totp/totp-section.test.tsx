import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import { encode } from 'uqr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type fakeServer, later, refusal } from '../../../../test/fake-server'
import { fakeShop } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import { TotpSection } from './totp-section'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const URI = `otpauth://totp/Tavan:kaveh%40example.test?secret=${SECRET}&issuer=Tavan&algorithm=SHA1&digits=6&period=30`
const CODES = Array.from({ length: 10 }, (_, i) => `k3m${i}-9q2x-7hpa`)
const on = { on: true, since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 1 }
const off = { on: false, recoveryCodesLeft: 0 }

let server: ReturnType<typeof fakeServer>
let state: object
beforeEach(() => {
  state = off
  localStorage.setItem('coachAuthToken', 'coach-token')
  server = fakeShop([])
  server.on({
    'GET /auth/totp': () => ({ success: true, data: state }),
    'POST /auth/totp': () => ({ success: true, data: { secret: SECRET, uri: URI } }),
    'POST /auth/totp/confirm': () => {
      state = { ...on, recoveryCodesLeft: 10 }
      return { success: true, data: { recoveryCodes: CODES } }
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(locale: Locale = 'en') {
  const visitor = userEvent.setup()
  const owner = { area: 'coach', userId: 'k1' } as const
  await openPage({ '/': <TotpSection owner={owner} email="kaveh@example.test" /> }, '/', locale)
  return visitor
}
const press = (name: string) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

async function toTheApp(visitor: ReturnType<typeof userEvent.setup>) {
  await visitor.click(await press('Set Up One-Time Codes'))
  expect(document.activeElement).toBe(await field('Current Password'))
  await visitor.keyboard('Strong-pass-1!{Enter}')
  return screen.findByRole('img', { name: 'QR code for your authenticator app' })
}

describe('turning one-time codes on', () => {
  it('password, QR code and key, first code, recovery codes to copy and to save, and the state afterwards', async () => {
    const visitor = await open()
    const code = await toTheApp(visitor)
    expect(server.calls('POST', '/auth/totp')[0]?.body).toEqual({ currentPassword: 'Strong-pass-1!' })
    const { data } = encode(URI, { ecc: 'M', border: 4 })
    const dark = data.flat().filter(Boolean).length
    expect(code.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark)
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy()
    const first = await field('Code from the App')
    expect([first.inputMode, first.autocomplete]).toEqual(['numeric', 'one-time-code'])
    await visitor.type(first, '۱۲۳ ۴۵۶')
    await visitor.click(await press('Turn On'))
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES)
    expect(server.calls('POST', '/auth/totp/confirm')[0]?.body).toEqual({ code: '123 456' })
    expect(document.activeElement?.textContent).toBe('Save your recovery codes')
    await visitor.click(await press('Copy'))
    expect(await navigator.clipboard.readText()).toContain(CODES.join('\n'))
    await visitor.click(await press('I’ve Saved Them'))
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
    expect(await screen.findByText('10 recovery codes left')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('One-time codes')
  })

  it('a wrong first code says so in Persian and keeps the key', async () => {
    server.on({ 'POST /auth/totp/confirm': () => refusal('auth.code_wrong') })
    const visitor = await open('fa')
    await visitor.click(await press('راه‌اندازی کدهای یک‌بارمصرف'))
    await visitor.type(await field('گذرواژهٔ فعلی'), 'x{Enter}')
    await visitor.type(await field('کد اپ'), '123456{Enter}')
    expect(await screen.findByText(/^این کد درست نیست/)).toBeTruthy()
    expect(screen.getByText(/^GEZD/)).toBeTruthy()
  })

  it('a code that is not complete is not sent', async () => {
    const visitor = await open()
    await toTheApp(visitor)
    await visitor.type(await field('Code from the App'), '12345{Enter}')
    expect(await screen.findByText('This code is not complete')).toBeTruthy()
    expect(server.calls('POST', '/auth/totp/confirm')).toHaveLength(0)
  })
})

describe('where they are on', () => {
  beforeEach(() => {
    state = on
  })

  it('shows its start and the remaining recovery codes, and is disabled by password and code', async () => {
    server.on({
      'POST /auth/totp/off': () => {
        state = off
        return { success: true }
      },
    })
    const visitor = await open()
    expect(await screen.findByText('1 recovery code left')).toBeTruthy()
    await visitor.click(await press('Turn Off'))
    await visitor.type(await field('Current Password'), 'Strong-pass-1!')
    await visitor.type(await field('Code from the App, or a Recovery Code'), 'k3m0-9q2x-7hpa')
    await visitor.click(await press('Turn Off'))
    expect(await press('Set Up One-Time Codes')).toBeTruthy()
    expect(server.calls('POST', '/auth/totp/off')[0]?.body).toEqual({
      currentPassword: 'Strong-pass-1!',
      code: 'k3m0-9q2x-7hpa',
    })
  })

  it('new recovery codes are shown once', async () => {
    server.on({
      'POST /auth/totp/recovery-codes': () => ({ success: true, data: { recoveryCodes: CODES } }),
    })
    const visitor = await open()
    await visitor.click(await press('New Recovery Codes'))
    await visitor.type(await field('Current Password'), 'Strong-pass-1!')
    await visitor.type(await field('Code from the App, or a Recovery Code'), '123456{Enter}')
    expect(await screen.findByText(CODES[9] ?? '')).toBeTruthy()
  })
})

it('says that it is loading, then why it is not there', async () => {
  const answer = later()
  server.on({ 'GET /auth/totp': () => answer.promise })
  const visitor = await open()
  expect(screen.getByText('Loading')).toBeTruthy()
  answer.settle(refusal('auth.forbidden'))
  expect(await screen.findByText('This couldn’t be loaded')).toBeTruthy()
  server.on({ 'GET /auth/totp': () => ({ success: true, data: off }) })
  await visitor.click(await press('Try Again'))
  await waitFor(() => expect(screen.getByText('You sign in with just your password.')).toBeTruthy())
})
