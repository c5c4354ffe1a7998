import { type ComponentType, lazy } from 'react'
import { withWords } from '../../i18n/lazy-words'
import { whenIdle } from '../lazy-page'
import { offlineWords } from './words/offline-words'

/**
 * Comes when the browser rests: a first page needs neither the banner nor the service worker that it starts. Where it
 * cannot be fetched, the page does without.
 */
export const LateBanner = lazy<ComponentType>(() =>
  whenIdle()
    .then(
      (): Promise<{ default: ComponentType }> => withWords(() => import('./connection-banner'), offlineWords),
    )
    .catch(() => ({ default: () => null })),
)
