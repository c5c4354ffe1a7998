import { SECOND } from 'contract/units'
import { useEffect, useRef, useState } from 'react'
import { useToast } from '../../ui/toast'

/** How long messages of sign-in and registration stay on the screen. */
const SUCCESS = 5 * SECOND
const FAILURE = 8 * SECOND

/**
 * The one message of a sign-in or registration form. A failure of the server is a toast of eight seconds; when that has
 * gone its text stands in the form, until a field is edited. `text` is what the form shows.
 */
export function useNotice() {
  const toast = useToast()
  const [now, setNow] = useState<{ text: string; quiet: boolean } | null>(null)
  const takeAway = useRef<() => void>(() => undefined)
  const shown = useRef(0)

  const clear = () => {
    shown.current += 1
    takeAway.current()
    setNow(null)
  }
  const fail = (message: string) => {
    clear()
    const mine = shown.current
    takeAway.current = toast(message, {
      kind: 'alert',
      lasts: FAILURE,
      onGone: () => {
        if (mine === shown.current) setNow({ text: message, quiet: true })
      },
    })
  }
  const succeed = (message: string) => {
    clear()
    toast(message, { lasts: SUCCESS })
  }

  // The page is left: its failure is of no interest to the next.
  useEffect(
    () => () => {
      shown.current += 1
      takeAway.current()
    },
    [],
  )
  /** What the form itself has found. */
  const refuse = (text: string) => {
    clear()
    setNow({ text, quiet: false })
  }
  return { text: now?.text ?? null, quiet: now?.quiet ?? false, clear, refuse, fail, succeed }
}
