import { fireEvent, render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { matchRoutes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { prefetchPage, usePrefetchPages } from './prefetch-pages'
import * as rare from './shop/rare-page'
import { shopRoutes } from './shop/routes'

type Loads = { load: (locale?: string) => Promise<unknown> }
/** Observes the loading of the page at a path of the shop. */
function pageAt(path: string) {
  const { route } = matchRoutes([shopRoutes], path)?.at(-1) ?? {}
  const { type } = (route as unknown as { element: { type: Loads } }).element
  return vi.spyOn(type, 'load').mockResolvedValue(undefined)
}

function Late() {
  usePrefetchPages()
  return null
}

const Cart = (props: ComponentProps<'a'>) => (
  <a href="/cart" {...props}>
    <b>Cart</b>
  </a>
)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the prefetch of a page', () => {
  it('loads the page that the router finds, in the language of the visitor', async () => {
    const [cart, shop] = [pageAt('/cart'), pageAt('/shop')]
    await prefetchPage('/cart', 'nl')
    expect(cart).toHaveBeenCalledWith('nl')
    expect(shop).not.toHaveBeenCalled()
  })

  it.each([
    ['/subscriptions', rare.wordPages.subscriptions],
    ['/withdraw', rare.wordPages.withdraw],
    ['/programs/p1/progress', rare.programPages.progress],
  ])('loads the page behind %s too, which the chunk of rare pages names', async (path, page) => {
    const load = vi.spyOn(page, 'load').mockResolvedValue(undefined)
    await prefetchPage(path, 'en')
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('a link', () => {
  let cart: ReturnType<typeof pageAt>
  beforeEach(() => {
    cart = pageAt('/cart')
  })
  async function touch(link: ReactNode) {
    const language = await loadLanguage('en')
    const { container } = render(
      <I18nProvider locale="en" language={language}>
        <Late />
        {link}
      </I18nProvider>,
    )
    fireEvent.pointerOver(container.querySelector('b') as Element)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  it('of this site has its page loaded when a finger touches it, also in another language’s address', async () => {
    await touch(<Cart href="/nl/cart" />)
    expect(cart).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['to another site', <Cart key="1" href="https://example.com/cart" />],
    ['in another window', <Cart key="2" target="_blank" />],
    ['to a file', <Cart key="3" download />],
    ['that is none', <b key="4">Cart</b>],
  ])('%s loads nothing', async (_, link) => {
    await touch(link)
    expect(cart).not.toHaveBeenCalled()
  })

  it('loads no page if the visitor saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await touch(<Cart />)
    expect(cart).not.toHaveBeenCalled()
  })
})
