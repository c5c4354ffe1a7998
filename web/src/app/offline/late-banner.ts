import { type ComponentType, lazy } from 'react'
import { withWords } from '../../i18n/lazy-words'
import { whenIdle } from '../lazy-page'
import { offlineWords } from './words/offline-words'

/**
 * Loads while the browser is idle, since a first view needs neither the banner nor the service worker that it starts.
 * Renders nothing if it cannot be fetched.
 */
export const LateBanner = lazy<ComponentType>(() =>
  whenIdle()
    .then(
      (): Promise<{ default: ComponentType }> => withWords(() => import('./connection-banner'), offlineWords),
    )
    .catch(() => ({ default: () => null })),
)
