import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, refusal } from '../../../../test/fake-server'
import { openPage } from '../../../../test/page'
import AppPage from './app-page'

afterEach(() => vi.unstubAllGlobals())

const pages = { '/app': <AppPage /> }
const answer = {
  success: true,
  data: { storeLinks: { ios: 'https://apps.test/tavan', android: 'https://play.test/tavan' } },
}

describe('/app', () => {
  it.each([
    [
      'SHOP-NAV-12 SHOP-GEN-16 SHOP-APP-01 SHOP-CONST-16: the iOS card',
      /iPhone and iPad/,
      'https://apps.test/tavan',
    ],
    ['SHOP-GEN-16 SHOP-APP-02 SHOP-CONST-16: the Android card', /Android/, 'https://play.test/tavan'],
  ])('%s opens the store that the server names, in a new tab', async (_, name, href) => {
    fakeServer({ 'GET /config': () => answer })
    await openPage(pages, '/app')
    const card = await screen.findByRole<HTMLAnchorElement>('link', { name })
    expect(card.getAttribute('href')).toBe(href)
    expect(card.target).toBe('_blank')
    expect(card.rel).toContain('noopener')
  })

  it('shows the loading state, then the error, and loads the links on retry', async () => {
    const first = later()
    const server = fakeServer({ 'GET /config': () => first.promise })
    await openPage(pages, '/app')
    expect(screen.getByRole('status', { name: 'Loading the store links' })).toBeTruthy()
    first.settle(refusal('request.invalid'))
    expect(await screen.findByText('The store links couldn’t be loaded')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Android/ })).toBeNull()
    server.on({ 'GET /config': () => answer })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: /Android/ })).toBeTruthy()
  })
})
