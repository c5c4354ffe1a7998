import { useEffect, useState } from 'react'

/** `refused`: the screen may go dark, also because the browser cannot prevent it. */
type WakeLockState = 'asking' | 'on' | 'refused'

/** Keeps the screen on while `isOn`; the browser ends each lock when the page is hidden, so it is requested again. */
export function useWakeLock(isOn: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('asking')
  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | undefined
    let isStopped = false
    async function request() {
      if (document.visibilityState !== 'visible') return
      try {
        if (!navigator.wakeLock) throw new Error('This browser has no wake lock')
        const next = await navigator.wakeLock.request('screen')
        if (isStopped) return void next.release()
        lock = next
        setState('on')
      } catch {
        if (!isStopped) setState('refused')
      }
    }
    const onVisible = () => void request()
    void request()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isStopped = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release().catch(() => undefined)
    }
  }, [isOn])
  return state
}
