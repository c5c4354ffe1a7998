import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '../dialog'
import { UnsavedGuard } from './unsaved'

type Props = Omit<ComponentProps<typeof Dialog>, 'open' | 'children'> & {
  /** Defaults to true: the dialog is open while it is mounted. */
  open?: boolean
  /** `close` asks for confirmation if there are unsaved changes; for cancel buttons. */
  children: (close: () => void) => ReactNode
}

/** Dialog with input: Escape, a backdrop press and its buttons ask for confirmation before unsaved text is lost. */
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
