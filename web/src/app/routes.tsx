import { Suspense } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router'
import { lazyPage } from '../ui/lazy-page'
import { useFocusHeading } from './focus-heading'
import { PageBoundary } from './page-boundary'
import { useScrollRule } from './scroll'

// Each area is a separate chunk; the page names the chunks that it needs, so they load in parallel with the application.
const ShopArea = lazyPage(() => import('./shop/routes'))
const CoachArea = lazyPage(() => import('./coach/routes'))
const ConsoleArea = lazyPage(() => import('./console/routes'))

const routes: RouteObject[] = [
  { path: '/coach/*', element: <CoachArea /> },
  { path: '/admin/*', element: <ConsoleArea /> },
  { path: '*', element: <ShopArea /> },
]

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
