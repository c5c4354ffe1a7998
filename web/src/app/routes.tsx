import type { Locale } from 'contract/locale'
import { Suspense } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router'
import { useFocusHeading } from './focus-heading'
import { lazyPage } from './lazy-page'
import { PageBoundary } from './page-boundary'
import { useScrollRule } from './scroll'

const loadShop = () => import('./shop/routes')

// Each area is a separate chunk; `theme.js` fetches the chunk of the current area in parallel with the application.
const ShopArea = lazyPage(loadShop)
const CoachArea = lazyPage(() => import('./coach/routes'))
const ConsoleArea = lazyPage(() => import('./console/routes'))

const routes: RouteObject[] = [
  { path: '/coach/*', element: <CoachArea /> },
  { path: '/admin/*', element: <ConsoleArea /> },
  { path: '*', element: <ShopArea /> },
]

/** Loads the code and messages of a shop page by its path. */
export async function loadPage(path: string, locale: Locale): Promise<void> {
  const [shop] = await Promise.all([loadShop(), ShopArea.load(locale)])
  await shop.loadPage(path, locale)
}

/**
 * Combined route tree of all areas. Scroll and focus rules apply here, above all layouts, so a change of area behaves
 * like any navigation.
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
