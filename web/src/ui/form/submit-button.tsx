import type { ComponentProps } from 'react'
import { Button } from '../button'
import { useFormContext } from './context'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'onClick'> & {
  /** What the button says while the form is sent. */
  busyText?: string
}

/** Takes one press at a time; a press that waits for a verification counts as one. */
export function SubmitButton({ busyText, children, ...rest }: Props) {
  const { state } = useFormContext()
  const busy = state.busy || state.queued
  return (
    <Button type="submit" busy={busy} {...rest}>
      {busy ? (busyText ?? children) : children}
    </Button>
  )
}
