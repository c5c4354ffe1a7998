import { CartNotifier } from '../../features/cart/cart-notifier'
import { PageOutlet } from '../page-outlet'
import { SkipLink } from '../skip-link'
import { Footer } from './footer'
import { Header, HeaderSearch } from './header'

/** Header, page, footer: the frame of the public and customer side. */
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

/** What a painted page waits for before it comes alive, so that nothing typed into its header is lost. */
ShopLayout.load = HeaderSearch.load
