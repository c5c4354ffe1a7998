import { normalEmail } from 'contract/text'
import { useRef, useState } from 'react'
import { checkStatus, type StatusCheck } from '../coaches.api'

/** Result for an address; `missing` if none was typed, null before a check. */
export type Known = (StatusCheck & { email: string }) | 'missing' | null

/** Rejection of a failed status check, which leaves the approval unknown. */
export class StatusUnknownError extends Error {
  constructor(
    readonly failure: NonNullable<StatusCheck['failure']>,
    /** The server's response to a rate-limited check. */
    readonly refusal: StatusCheck['refusal'],
  ) {
    super(`status unknown: ${failure}`)
  }
}

/** Returns the application status of the typed address; results of other addresses are ignored. */
export function useStatusCheck(typed: string) {
  const email = normalEmail(typed)
  const [known, setKnown] = useState<Known>(null)
  const [busy, setBusy] = useState(false)
  const asked = useRef('')

  async function check(): Promise<StatusCheck | undefined> {
    if (!email) {
      setKnown('missing')
      return undefined
    }
    asked.current = email
    setBusy(true)
    const found = await checkStatus(email)
    // Another address may have been typed and checked meanwhile.
    if (asked.current === email) {
      setKnown({ ...found, email })
      setBusy(false)
    }
    return found
  }

  const current = known === 'missing' ? (email ? null : known) : known?.email === email ? known : null
  return {
    known: current,
    busy,
    check,
    /** Checks the status unless it is known as approved; rejects with `StatusUnknownError` if the check fails. */
    async isApproved(): Promise<boolean> {
      if (current !== null && current !== 'missing' && current.status === 'approved') return true
      const found = await check()
      if (found?.failure) throw new StatusUnknownError(found.failure, found.refusal)
      return found?.status === 'approved'
    },
  }
}
