import { act, configure, fireEvent, render } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  type RouteObject,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router'
import { vi } from 'vitest'
import { sessionOf } from '../src/api/areas'
import { Providers } from '../src/app/providers'
import { useRefreshedSession } from '../src/features/auth/session'
import { CartProvider } from '../src/features/cart/store/cart-provider'
import { I18nProvider } from '../src/i18n/i18n'
import { wholeLanguage } from './words'

// A busy machine must not fail a test that a quiet one passes.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

type At = string | { pathname: string; search?: string; state?: unknown }

/**
 * Presses what leads to a page whose chunk is still on its way: React renders it when it comes only inside an `act` that
 * waits. `user-event` must not be used in one: it puts the sign of such a place away while it acts.
 */
export const followTo = (link: HTMLElement) => act(async () => fireEvent.click(link))

/** Opens a page inside everything that the site puts around it; `where` tells the address that is shown. */
export function openPage(pages: Record<string, ReactNode>, at: At, locale?: Locale) {
  const routes = Object.entries(pages).map(([path, element]) => ({ path, element }))
  return openRoutes(<Pages routes={[...routes, { path: '*', element: <p>elsewhere</p> }]} />, at, locale)
}

/** Also what stands around the pages of the shop. */
function Pages({ routes }: { routes: RouteObject[] }) {
  useRefreshedSession('customer')
  return <CartProvider>{useRoutes(routes)}</CartProvider>
}

/** The same for what makes its own choice by the address, such as `<AppRoutes />`. */
export async function openRoutes(routes: ReactNode, at: At, locale: Locale = 'en') {
  // The storage was prepared by the test, the module was loaded by an earlier one.
  sessionOf('customer').reload()
  const language = await wholeLanguage(locale)
  const seen: { location?: Location } = {}
  // A chunk that is still on its way is rendered when it comes only inside an `act` that waits.
  const shown = await act(async () =>
    render(
      <I18nProvider locale={locale} language={language}>
        <MemoryRouter initialEntries={[at]}>
          <Providers>
            {routes}
            <Probe seen={seen} />
          </Providers>
        </MemoryRouter>
      </I18nProvider>,
    ),
  )
  return {
    ...shown,
    where: () => {
      if (!seen.location) throw new Error('the page has no address')
      return seen.location
    },
  }
}

/** Remembers where the page is. */
function Probe({ seen }: { seen: { location?: Location } }) {
  const location = useLocation()
  useLayoutEffect(() => {
    seen.location = location
  }, [location, seen])
  return null
}

/** Opens the popover of a page as the platform would; happy-dom has none. */
export function openPopover(within: ParentNode = document): HTMLElement {
  const panel = within.querySelector<HTMLElement>('[popover]')
  if (!panel) throw new Error('there is no popover')
  const toggle = (newState: 'open' | 'closed') => {
    if (newState === 'open') fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState }))
    fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
  }
  panel.hidePopover = () => toggle('closed')
  toggle('open')
  return panel
}

let go: NavigateFunction | undefined

/** Stands among the routes; `Goto.to` then follows an address, or the history by a number, as a link would. */
export function Goto() {
  const navigate = useNavigate()
  useEffect(() => {
    go = navigate
  }, [navigate])
  return null
}
/** Pages are chunks of their own; React wants to be told that the wait is meant. */
Goto.to = (to: string | number) => act(async () => await go?.(to as string))
