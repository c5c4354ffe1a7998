import { useQuery } from '@tanstack/react-query'
import type { Challenge } from 'altcha/lib'
import { getChallenge } from 'contract/site/routes'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { call } from '../../../api/call'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { Skeleton } from '../../../ui/skeleton'
import { Spinner } from '../../../ui/spinner'
import { configQuery } from '../../site/site.api'
import { canSolve, expiryOf, solve } from './solver'
import type { VerificationProps } from './verification-props'

type State = 'idle' | 'verifying' | 'verified' | 'failed' | 'unavailable' | 'expired'

const ForeignVerification = lazy(() => import('./third-party-captcha'))

/**
 * The human verification that the server is set to; our own until it is known, which it is before anybody can have
 * ticked the box. Give it a new `key` to start over.
 */
export function Verification(props: VerificationProps) {
  const { data } = useQuery(configQuery())
  const { provider = 'altcha', siteKey } = data?.verification ?? {}
  if (provider === 'altcha' || !siteKey) return <OwnVerification {...props} />
  return (
    <Suspense fallback={<Skeleton className="h-32 rounded-card" />}>
      <ForeignVerification provider={provider} siteKey={siteKey} {...props} />
    </Suspense>
  )
}

/** A box to tick, behind it a proof of work that the browser calculates. */
function OwnVerification({ onChange, onPending, name, invalid }: VerificationProps) {
  const t = useT()
  const id = useId()
  const [state, setState] = useState<State>('idle')
  const control = useRef<AbortController | undefined>(undefined)
  const expiry = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  useEffect(
    () => () => {
      control.current?.abort()
      clearTimeout(expiry.current)
    },
    [],
  )

  async function verify() {
    if (state === 'verifying' || state === 'verified') return
    if (!canSolve()) {
      setState('unavailable')
      return
    }
    setState('verifying')
    onPending?.(true)
    control.current = new AbortController()
    const { signal } = control.current
    try {
      // The one call that answers without the envelope: the challenge itself.
      const answer: unknown = await call(getChallenge, { signal })
      const challenge = answer as Challenge
      const token = await solve(challenge, signal)
      if (signal.aborted) return
      const ends = expiryOf(challenge)
      if (ends !== undefined) {
        expiry.current = setTimeout(
          () => {
            setState('expired')
            onChange('')
          },
          Math.max(0, ends - Date.now()),
        )
      }
      setState('verified')
      onChange(token)
      onPending?.(false)
    } catch {
      if (signal.aborted) return
      setState('failed')
      onPending?.(false)
    }
  }

  const note = {
    idle: t('auth.verification.hint'),
    verifying: t('auth.verification.verifying'),
    verified: t('auth.verification.verified'),
    failed: t('auth.verification.failed'),
    unavailable: t('auth.verification.unavailable'),
    expired: t('auth.verification.expired'),
  }[state]
  const bad = state === 'failed' || state === 'unavailable' || state === 'expired'

  return (
    <div
      className={cx(
        'relative flex items-center gap-3.5 rounded-card border p-4 transition-colors has-focus-visible:ring-2 has-focus-visible:ring-turquoise',
        state === 'verified' ? 'border-pine bg-pine-wash' : 'border-edge bg-raised hover:border-ink',
        (bad || invalid) && 'border-pomegranate',
      )}
    >
      <span className="relative grid size-7 shrink-0 place-items-center">
        {state === 'verifying' ? <Spinner size={26} /> : null}
        <input
          id={id}
          type="checkbox"
          name={name}
          // Ticked at once, busy until the calculation is done; the browser's own unticking is undone by the value.
          checked={state === 'verified' || state === 'verifying'}
          onChange={() => void verify()}
          aria-describedby={`${id}-note`}
          aria-invalid={bad || invalid || undefined}
          aria-busy={state === 'verifying' || undefined}
          className={cx('absolute z-10 size-6 outline-none', state === 'verifying' && 'opacity-0')}
        />
      </span>
      <span className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-semibold before:absolute before:inset-0">
          {t('auth.verification.label')}
        </label>
        <span
          id={`${id}-note`}
          role="status"
          className={cx('text-sm', bad ? 'font-medium text-pomegranate' : 'text-ink-soft')}
        >
          {note}
        </span>
      </span>
    </div>
  )
}
