import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '../dialog'
import { UnsavedGuard } from './unsaved'

type Props = Omit<ComponentProps<typeof Dialog>, 'open' | 'children'> & {
  /** Absent: it stands as long as it is there. */
  open?: boolean
  /** `close` is what a button that gives up does: it asks first where something is not saved. */
  children: (close: () => void) => ReactNode
}

/** A dialog in which somebody writes: Escape, a press beside it and its buttons ask before they lose what was typed. */
export function GuardedDialog({ open = true, onClose, children, ...rest }: Props) {
  return (
    <UnsavedGuard>
      {(leave) => {
        const close = () => leave(onClose)
        return (
          <Dialog open={open} onClose={close} {...rest}>
            {children(close)}
          </Dialog>
        )
      }}
    </UnsavedGuard>
  )
}
