import { Suspense } from 'react'
import { LateBanner } from './offline/late-banner'
import { usePageReady } from './page-ready'

/** Parts of every page that load after hydration. */
export default function LateParts() {
  usePageReady()
  return (
    <Suspense>
      <LateBanner />
    </Suspense>
  )
}
