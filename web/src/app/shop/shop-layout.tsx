import { CartNotifier } from '../../features/cart/cart-notifier'
import { PageOutlet } from '../page-outlet'
import { SkipLink } from '../skip-link'
import { Footer } from './footer'
import { Header } from './header'

/** Layout of public and customer pages: header, page, footer. */
export function ShopLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-var(--header-height))] flex-1 outline-none">
        <PageOutlet />
      </main>
      <Footer />
      <CartNotifier />
    </div>
  )
}
