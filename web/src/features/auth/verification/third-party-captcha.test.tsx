import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../test/fake-server'
import { openPage } from '../../../../test/page'
import { Verification } from './verification'

interface Options {
  sitekey: string
  callback(token: string): void
  'expired-callback'(): void
  'error-callback'(): void
}

let rendered: Options[]
let asked: HTMLScriptElement[]
let told: string[]

beforeEach(() => {
  rendered = []
  told = []
  asked = []
  const append = document.head.append.bind(document.head)
  // The network stands still: the test says what becomes of a script.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) node instanceof HTMLScriptElement ? asked.push(node) : append(node)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete window.grecaptcha
  delete window.turnstile
})

const widget = {
  ready: (run: () => void) => run(),
  render(_: HTMLElement, options: Record<string, unknown>) {
    rendered.push(options as unknown as Options)
    return rendered.length
  },
}

async function open(provider: string, siteKey: string | null = 'the shop’s key') {
  fakeServer({ 'GET /config': () => ({ success: true, data: { verification: { provider, siteKey } } }) })
  await openPage({ '/login': <Verification onChange={(token) => told.push(token)} /> }, '/login')
}
const last = () => rendered.at(-1) as Options

describe('the widget of a foreign verification', () => {
  it.each([
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js'],
    ['recaptcha', 'https://www.recaptcha.net/recaptcha/api.js'],
  ] as const)(
    'SHOP-CONST-17: %s is shown with the configured site key; a failed load can be tried again',
    async (provider, address) => {
      await open(provider)
      await waitFor(() => expect(asked).toHaveLength(1))
      expect(asked[0]?.src.startsWith(address)).toBe(true)
      act(() => asked[0]?.onerror?.('' as unknown as Event))
      expect(await screen.findByText('The check didn’t work. Please try again.')).toBeTruthy()

      fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
      await waitFor(() => expect(asked).toHaveLength(2))
      if (provider === 'turnstile') window.turnstile = widget
      else window.grecaptcha = widget
      act(() => asked[1]?.onload?.({} as Event))
      await waitFor(() => expect(rendered).toHaveLength(1))
      expect(last().sitekey).toBe('the shop’s key')

      act(() => last().callback('a token'))
      expect(told.at(-1)).toBe('a token')
      act(() => last()['expired-callback']())
      expect(told.at(-1)).toBe('')
      expect(screen.getByText('The confirmation has expired. Please confirm again.')).toBeTruthy()
      act(() => last().callback('another'))
      expect(told.at(-1)).toBe('another')
      expect(screen.queryByRole('checkbox')).toBeNull()
    },
  )

  it('our own needs no script and no key', async () => {
    await open('altcha', null)
    expect(await screen.findByRole('checkbox', { name: /I’m human/ })).toBeTruthy()
    expect(asked).toEqual([])
  })
})
