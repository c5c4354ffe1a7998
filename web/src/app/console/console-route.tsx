import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { RequireAdmin } from '../../features/admin/require-admin'
import { refreshAdmin } from '../../features/admin/session'
import { PageBoundary } from '../page-boundary'
import { ConsoleLayout } from './console-layout'
import { ConsolePages } from './console-pages'

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
