import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createQueryClient } from '../src/api/query-client'
import { reloadCustomerSession } from '../src/api/sessions'
import { SessionProvider } from '../src/features/auth/session'
import { CartProvider } from '../src/features/cart/use-cart'
import { I18nProvider } from '../src/i18n/i18n'
import { loadLanguage } from '../src/i18n/languages'
import { ToastProvider } from '../src/ui/toast'

/** Opens a page inside everything that the site puts around it; paths without a page show their own address. */
export async function openPage(
  pages: Record<string, ReactNode>,
  at: string | { pathname: string; search?: string; state?: unknown },
  locale: Locale = 'en',
) {
  // The storage was prepared by the test, the module was loaded by an earlier one.
  reloadCustomerSession()
  const language = await loadLanguage(locale)
  const queries = createQueryClient()
  const router = createMemoryRouter(
    [
      {
        path: '*',
        children: [
          ...Object.entries(pages).map(([path, element]) => ({ path, element })),
          { path: '*', element: <p>elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  const shown = render(
    <QueryClientProvider client={queries}>
      <I18nProvider locale={locale} language={language}>
        <ToastProvider>
          <SessionProvider>
            <CartProvider>
              <RouterProvider router={router} />
            </CartProvider>
          </SessionProvider>
        </ToastProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  return { ...shown, router, where: () => router.state.location }
}
