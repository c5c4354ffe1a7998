import { useEffect, useRef, useState } from 'react'
import { canSolve, expiryOf, solve } from './solver'
import { fetchChallenge } from './verification.api'
import type { VerificationProps } from './verification-props'

type State = 'idle' | 'verifying' | 'verified' | 'failed' | 'unavailable' | 'expired'

/** The proof of work: fetches a challenge, solves it in workers, and hands out the token until it expires. */
export function useAltcha({
  onChange,
  onPending,
  starts = false,
}: Pick<VerificationProps, 'onChange' | 'onPending' | 'starts'>) {
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

  function expireAt(instant: number | undefined) {
    if (instant === undefined) return
    const expire = () => {
      setState('expired')
      onChange('')
    }
    expiry.current = setTimeout(expire, Math.max(0, instant - Date.now()))
  }

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
      const challenge = await fetchChallenge(signal)
      const token = await solve(challenge, signal)
      if (signal.aborted) return
      expireAt(expiryOf(challenge))
      setState('verified')
      onChange(token)
      onPending?.(false)
    } catch {
      if (signal.aborted) return
      setState('failed')
      onPending?.(false)
    }
  }

  const start = useRef(verify)
  start.current = verify
  useEffect(() => {
    if (starts) void start.current()
  }, [starts])

  return { state, verify }
}
