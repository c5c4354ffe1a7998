import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../../test/fake-server'
import { customer, fakeShop, storeSession } from '../../test/fake-shop'
import { openPage } from '../../test/page'
import { markDocument } from '../i18n/i18n'
import * as languages from '../i18n/languages'
import { LanguageChoice } from './language-theme-choice'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const saved = (server: ReturnType<typeof fakeShop>) =>
  server.calls('PATCH', '/auth/me').map(({ body }) => body)
async function choose(name: string) {
  await openPage({ '/': <LanguageChoice /> }, '/')
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(document.documentElement.lang).toBe('nl'))
}

describe('the language of the header', () => {
  it('saves the language to the signed-in account, so mails use it', async () => {
    storeSession()
    const server = fakeShop([])
    server.on({ 'PATCH /auth/me': () => ({ success: true, data: { ...customer, locale: 'nl' } }) })
    await choose('Nederlands')
    await waitFor(() => expect(saved(server)).toEqual([{ locale: 'nl' }]))
  })

  it('changes the language even when the account cannot be saved', async () => {
    storeSession()
    const server = fakeShop([])
    server.on({ 'PATCH /auth/me': () => refusal('server.unavailable') })
    await choose('Nederlands')
  })

  it('sends no request when nobody is signed in', async () => {
    const server = fakeShop([])
    await choose('Nederlands')
    expect(saved(server)).toEqual([])
  })

  it('keeps the language and shows an error when the messages cannot be loaded', async () => {
    fakeShop([])
    markDocument('en')
    await openPage({ '/': <LanguageChoice /> }, '/')
    vi.spyOn(languages, 'loadLanguage').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fireEvent.click(screen.getByRole('button', { name: 'Nederlands' }))
    await screen.findByText('No connection to our server. Check your connection and try again.')
    expect(document.documentElement.lang).toBe('en')
  })
})
