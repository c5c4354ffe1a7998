import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../features/auth/session'
import { LateBanner } from './offline/late-banner'
import { usePageReady } from './page-ready'
import { usePrefetchPages } from './prefetch-pages'

/** Renders nothing if the chunk cannot be fetched; what is unsent waits for the next page. */
const LogKeeper = lazy<ComponentType>(() =>
  import('../features/training/log/log-keeper').catch(() => ({ default: () => null })),
)

/** Parts of every page that load after hydration. */
export default function LateParts() {
  usePageReady()
  usePrefetchPages()
  const { user } = useSession('customer')
  return (
    <>
      <Suspense>
        <LateBanner />
      </Suspense>
      {user ? (
        <Suspense>
          <LogKeeper />
        </Suspense>
      ) : null}
    </>
  )
}
