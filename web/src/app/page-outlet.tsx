import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useToastsEndWithPage } from '../ui/toast'
import { PageBoundary } from './page-boundary'

/**
 * Outlet of a layout: a broken page does not break the layout, and the old page stays visible while the next one loads.
 */
export function PageOutlet() {
  const { pathname } = useLocation()
  useToastsEndWithPage(pathname)
  return (
    <PageBoundary at={pathname}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}
