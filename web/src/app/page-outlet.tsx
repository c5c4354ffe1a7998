import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { endToasts } from '../ui/toast'
import { PageBoundary } from './page-boundary'

/**
 * Outlet of a layout: a broken page does not break the layout, and the old page stays visible while the next one loads.
 */
export function PageOutlet() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the path changes
  useEffect(() => endToasts, [pathname])
  return (
    <PageBoundary at={pathname}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}
