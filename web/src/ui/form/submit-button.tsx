import type { ComponentProps } from 'react'
import { Button } from '../button'
import { useFormContext } from './context'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'onClick'> & {
  /** Label while the form is being sent. */
  busyText?: string
}

/** Submits once at a time; a submit queued for a captcha counts as one. */
export function SubmitButton({ busyText, children, ...rest }: Props) {
  const { state } = useFormContext()
  const busy = state.busy || state.queued
  return (
    <Button type="submit" busy={busy} {...rest}>
      {busy ? (busyText ?? children) : children}
    </Button>
  )
}
