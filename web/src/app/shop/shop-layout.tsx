import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { CartNotifier } from '../../features/cart/cart-notifier'
import { useT } from '../../i18n/i18n'
import { useFocusHeading } from '../focus-heading'
import { PageBoundary } from '../page-boundary'
import { useScrollRule } from '../scroll'
import { Footer } from './footer'
import { Header } from './header'

/** Header, page, footer: the frame of the public and customer side. */
export function ShopLayout() {
  const t = useT()
  const { pathname } = useLocation()
  useScrollRule()
  useFocusHeading()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="-translate-y-20 fixed start-4 top-3 z-50 rounded-field bg-ink px-4 py-3 font-semibold text-paper transition-transform focus:translate-y-0"
      >
        {t('common.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-var(--header-height))] flex-1 outline-none">
        <PageBoundary at={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
      <CartNotifier />
    </div>
  )
}
