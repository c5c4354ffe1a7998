import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../ui/button'

interface Props {
  label: string
  icon: ReactNode
  disabled: boolean
  /** Returns the dialog, which may load lazily. */
  dialog: (close: () => void) => ReactNode
}

/** Button beside the message field that opens a dialog. */
export function DialogButton({ label, icon, disabled, dialog }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" iconOnly aria-label={label} disabled={disabled} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      {isOpen ? <Suspense>{dialog(() => setOpen(false))}</Suspense> : null}
    </>
  )
}
