import { act, fireEvent, render } from '@testing-library/react'
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
import { sessionOf } from '../src/api/areas'
import { createQueryClient } from '../src/api/query-client'
import { Providers } from '../src/app/providers'
import { useRefreshedSession } from '../src/features/auth/session'
import { CartProvider } from '../src/features/cart/store/cart-provider'
import { I18nProvider } from '../src/i18n/i18n'
import { wholeLanguage } from './words'

type At = string | { pathname: string; search?: string; state?: unknown }

/**
 * Follows a link to a page in a lazy chunk; React renders it only within an async `act`. Not with `user-event`, which
 * disables the act environment while it acts.
 */
export const followTo = (link: HTMLElement) => act(async () => fireEvent.click(link))

/** Opens pages within all providers of the site; `where` returns the current location. */
export function openPage(pages: Record<string, ReactNode>, at: At, locale?: Locale) {
  const routes = Object.entries(pages).map(([path, element]) => ({ path, element }))
  return openRoutes(<Pages routes={[...routes, { path: '*', element: <p>elsewhere</p> }]} />, at, locale)
}

/** Adds the session and cart providers of the shop. */
function Pages({ routes }: { routes: RouteObject[] }) {
  useRefreshedSession('customer')
  return <CartProvider>{useRoutes(routes)}</CartProvider>
}

/** A failed read is tried again at once; the second in between has a test of its own. */
function clientWithoutPauses() {
  const client = createQueryClient()
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  return client
}

/** Same for routes that choose by address, such as `<AppRoutes />`. */
export async function openRoutes(routes: ReactNode, at: At, locale: Locale = 'en') {
  // Reads the storage that the test prepared, since an earlier test may have loaded the module.
  sessionOf('customer').reload()
  const language = await wholeLanguage(locale)
  const seen: { location?: Location } = {}
  // A lazy chunk renders only within an async `act`.
  const shown = await act(async () =>
    render(
      <I18nProvider locale={locale} language={language}>
        <MemoryRouter initialEntries={[at]}>
          <Providers client={clientWithoutPauses()}>
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

/** Records the current location. */
function Probe({ seen }: { seen: { location?: Location } }) {
  const location = useLocation()
  useLayoutEffect(() => {
    seen.location = location
  }, [location, seen])
  return null
}

/** Opens the page's popover by events; happy-dom has no popovers. */
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

/** Component within the routes; `Goto.to` then navigates to an address, or through the history by a number. */
export function Goto() {
  const navigate = useNavigate()
  useEffect(() => {
    go = navigate
  }, [navigate])
  return null
}
/** Pages are lazy chunks; without `act` React warns about the suspended render. */
Goto.to = (to: string | number) => act(async () => await go?.(to as string))
