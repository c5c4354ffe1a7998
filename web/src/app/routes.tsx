import { Suspense } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router'
import { useFocusHeading } from './focus-heading'
import { lazyPage } from './lazy-page'
import { PageBoundary } from './page-boundary'
import { useScrollRule } from './scroll'
import { shopRoutes } from './shop/routes'

// Who shops loads neither table; `theme.js` fetches one beside the application where the address asks for it.
const CoachArea = lazyPage(() => import('./coach/routes'))
const ConsoleArea = lazyPage(() => import('./console/routes'))

const routes: RouteObject[] = [
  { path: '/coach/*', element: <CoachArea /> },
  { path: '/admin/*', element: <ConsoleArea /> },
  shopRoutes,
]

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
