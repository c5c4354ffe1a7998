import { type ComponentType, lazy } from 'react'
import { deferred } from '../../i18n/lazy-words'
import { whenIdle } from '../../ui/lazy-page'

const loadBanner: () => Promise<{ default: ComponentType }> = deferred(() => import('./connection-banner'))

/**
 * Loads while the browser is idle, since a first view needs neither the banner nor the service worker that it starts.
 * Renders nothing if it cannot be fetched.
 */
export const LateBanner = lazy<ComponentType>(() =>
  whenIdle()
    .then(() => loadBanner())
    .catch(() => ({ default: () => null })),
)
