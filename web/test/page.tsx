import { QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { type ReactNode, useEffect } from 'react'
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { vi } from 'vitest'
import { createQueryClient } from '../src/api/query-client'
import { reloadCustomerSession } from '../src/api/sessions'
import { SessionProvider } from '../src/features/auth/session'
import { CartProvider } from '../src/features/cart/use-cart'
import { I18nProvider } from '../src/i18n/i18n'
import { loadLanguage } from '../src/i18n/languages'
import { ToastProvider } from '../src/ui/toast'

// A busy machine must not fail a test that a quiet one passes.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

/** Opens a page inside everything that the site puts around it; `where` tells the address that is shown. */
export async function openPage(
  pages: Record<string, ReactNode>,
  at: string | { pathname: string; search?: string; state?: unknown },
  locale: Locale = 'en',
) {
  // The storage was prepared by the test, the module was loaded by an earlier one.
  reloadCustomerSession()
  const language = await loadLanguage(locale)
  const queries = createQueryClient()
  const seen: { location?: Location } = {}
  const shown = render(
    <MemoryRouter initialEntries={[at]}>
      <I18nProvider locale={locale} language={language}>
        <QueryClientProvider client={queries}>
          <ToastProvider>
            <SessionProvider>
              <CartProvider>
                <Routes>
                  {Object.entries(pages).map(([path, element]) => (
                    <Route key={path} path={path} element={element} />
                  ))}
                  <Route path="*" element={<p>elsewhere</p>} />
                </Routes>
                <Probe seen={seen} />
              </CartProvider>
            </SessionProvider>
          </ToastProvider>
        </QueryClientProvider>
      </I18nProvider>
    </MemoryRouter>,
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
  useEffect(() => {
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
