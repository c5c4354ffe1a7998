import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { ConsolePages } from '../features/admin/console-pages'
import { RequireAdmin } from '../features/admin/require-admin'
import { refreshAdmin } from '../features/admin/session'
import { ConsoleLayout } from './console-layout'
import { PageBoundary } from './page-boundary'

/** Everything below /admin but its sign-in. */
export default function ConsoleRoute() {
  const { pathname } = useLocation()
  useEffect(() => void refreshAdmin(), [])
  return (
    <RequireAdmin>
      <ConsoleLayout>
        <PageBoundary at={pathname}>
          <Suspense>
            <ConsolePages />
          </Suspense>
        </PageBoundary>
      </ConsoleLayout>
    </RequireAdmin>
  )
}
