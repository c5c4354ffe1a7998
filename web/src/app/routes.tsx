import { Suspense } from 'react'
import { useLocation, useRoutes } from 'react-router'
import { coachRoutes } from './coach/routes'
import { consoleRoutes } from './console/routes'
import { useFocusHeading } from './focus-heading'
import { PageBoundary } from './page-boundary'
import { useScrollRule } from './scroll'
import { shopRoutes } from './shop/routes'

const routes = [coachRoutes, consoleRoutes, shopRoutes]

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
