import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PageBoundary } from './page-boundary'

/** Where a layout shows its page: a page that breaks leaves the layout standing, and one that loads keeps the old one. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <PageBoundary at={pathname}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}
