import { lazy, Suspense } from 'react'
import { deferred } from '../../../i18n/lazy-words'
import type { Me } from '../me'
import { useDeviceNotice } from './device-notice'

const NewMessageNotice = lazy(deferred(() => import('./new-message-notice')))

/** Tells of new messages where this device was asked to; loads nothing elsewhere. */
export function OptedNotice({ me }: { me: Me }) {
  const { sound, desktop } = useDeviceNotice()
  if (!sound && !desktop) return null
  return (
    <Suspense>
      <NewMessageNotice me={me} />
    </Suspense>
  )
}
