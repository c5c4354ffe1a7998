import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog, DialogBody, DialogFoot } from './dialog'

interface Props {
  open: boolean
  title: string
  text: ReactNode
  confirm: string
  cancel: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation before an action that cannot be undone. */
export function ConfirmDialog({ open, title, text, confirm, cancel, onConfirm, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <DialogBody>
        <p className="text-ink-soft">{text}</p>
      </DialogBody>
      <DialogFoot cancel={cancel} onCancel={onClose}>
        <Button kind="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
