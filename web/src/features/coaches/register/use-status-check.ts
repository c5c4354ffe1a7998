import { normalEmail } from 'contract/text'
import { useRef, useState } from 'react'
import { checkStatus, type StatusCheck } from '../coaches.api'

/** What is known of an address: the server's word, `missing` where none was given. */
export type Known = (StatusCheck & { email: string }) | 'missing' | null

/** The check of the status failed, so nothing can be said of the approval. */
export class StatusUnknownError extends Error {
  constructor(
    readonly failure: NonNullable<StatusCheck['failure']>,
    /** The server's own word of a check too many. */
    readonly refusal: StatusCheck['refusal'],
  ) {
    super(`status unknown: ${failure}`)
  }
}

/** The status of the application of the address in the form; what was found out of another address is forgotten. */
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
    // Meanwhile another address may have been typed and asked for.
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
    /** Asks unless it is known as approved; rejects with `StatusUnknownError` where that could not be found out. */
    async isApproved(): Promise<boolean> {
      if (current !== null && current !== 'missing' && current.status === 'approved') return true
      const found = await check()
      if (found?.failure) throw new StatusUnknownError(found.failure, found.refusal)
      return found?.status === 'approved'
    },
  }
}
