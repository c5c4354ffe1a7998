import { SECOND } from 'contract/units'
import { useEffect, useState } from 'react'
import { Alert } from '../alert'
import { useToast } from '../toast'
import { useFormContext } from './context'
import { FormError } from './form-error'

const SHOWN = 8 * SECOND

/**
 * Replaces `FormError`: a server refusal is a toast of 8 s, then an inline message until a field changes. Broken rules
 * show inline at once.
 */
export function FormToast() {
  const toast = useToast()
  const { form, state } = useFormContext()
  const { failure } = state
  const [gone, setGone] = useState<typeof failure>(null)
  const text = failure && 'error' in failure ? form.options.errorText(failure.error) : null

  useEffect(() => {
    if (!failure || text === null) return
    let current = true
    const takeAway = toast(text, {
      kind: 'alert',
      lasts: SHOWN,
      onGone: () => {
        if (current) setGone(failure)
      },
    })
    return () => {
      current = false
      takeAway()
    }
  }, [failure, text, toast])

  if (text === null) return <FormError />
  return gone === failure ? <Alert text={text} quiet /> : null
}
