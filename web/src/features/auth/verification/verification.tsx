import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton'
import { useSiteConfig } from '../../site/site.api'
import { AltchaBox } from './altcha-box'
import type { VerificationProps } from './verification-props'

const ThirdPartyCaptcha = lazy(() => import('./third-party-captcha'))

/**
 * The human verification that the server is configured for. Until the configuration is known it is ALTCHA; it arrives
 * before anybody can have ticked the box. A new `key` starts over.
 */
export function Verification({ starts, ...props }: VerificationProps) {
  const { data, isPending } = useSiteConfig()
  const { provider = 'altcha', siteKey } = data?.verification ?? {}
  if (provider === 'altcha' || !siteKey) {
    // Another provider's box would not want a proof of work that began before it was known.
    return <AltchaBox {...props} starts={starts && !isPending} />
  }
  return (
    <Suspense fallback={<Skeleton className="h-32 rounded-card" />}>
      <ThirdPartyCaptcha provider={provider} siteKey={siteKey} {...props} />
    </Suspense>
  )
}
