import type { Locale } from 'contract/locale'
import { Suspense } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router'
import { useFocusHeading } from './focus-heading'
import { lazyPage } from './lazy-page'
import { PageBoundary } from './page-boundary'
import { useScrollRule } from './scroll'

const loadShop = () => import('./shop/routes')

// Who is in one area loads none of the others; `theme.js` fetches its table beside the application.
const ShopArea = lazyPage(loadShop)
const CoachArea = lazyPage(() => import('./coach/routes'))
const ConsoleArea = lazyPage(() => import('./console/routes'))

const routes: RouteObject[] = [
  { path: '/coach/*', element: <CoachArea /> },
  { path: '/admin/*', element: <ConsoleArea /> },
  { path: '*', element: <ShopArea /> },
]

/** Fetches what the page at a path of the shop consists of, with its words. */
export async function loadPage(path: string, locale: Locale): Promise<void> {
  const [shop] = await Promise.all([loadShop(), ShopArea.load(locale)])
  await shop.loadPage(path, locale)
}

/**
 * The one route tree, composed of the areas'. Scroll and focus follow the address here, above all layouts, so that a
 * change from one area to another counts like any other.
 */
export function AppRoutes() {
  const { pathname } = useLocation()
  useScrollRule()
  useFocusHeading()
  const page = useRoutes(routes)
  return (
    <PageBoundary at={pathname}>
      <Suspense>{page}</Suspense>
    </PageBoundary>
  )
}
