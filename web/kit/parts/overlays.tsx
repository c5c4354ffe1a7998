import { useEffect, useRef } from 'react'
import { Button } from '../../src/ui/button'
import { ConfirmDialog } from '../../src/ui/confirm-dialog'
import { Dialog, DialogBody, DialogFoot } from '../../src/ui/dialog'
import { DialogForm } from '../../src/ui/form/dialog-form'
import { CheckboxField, Field } from '../../src/ui/form/field'
import { SubmitButton } from '../../src/ui/form/submit-button'
import { useForm } from '../../src/ui/form/use-form'
import { Icon } from '../../src/ui/icon'
import { menuItemClass, PopoverMenu } from '../../src/ui/popover-menu'
import { useToast } from '../../src/ui/toast'
import { useWords } from '../words'

const nothing = () => undefined

export function Confirmation() {
  const w = useWords()
  return (
    <ConfirmDialog
      open
      title={w.question}
      text={w.questionText}
      confirm={w.remove}
      cancel={w.keep}
      onConfirm={nothing}
      onClose={nothing}
    />
  )
}

/** More fields than fit on a phone: they scroll between head and foot. */
export function AddressSheet() {
  const w = useWords()
  return (
    <Dialog open onClose={nothing} title={w.addressTitle}>
      <AddressForm />
    </Dialog>
  )
}

function AddressForm() {
  const w = useWords()
  const form = useForm({
    rules: () => [],
    initial: { a: w.nameValue, b: '', c: '', d: '', e: '', f: '', g: '', agree: false },
    show: 'all',
    errorText: () => w.notDone,
    submit: async () => undefined,
  })
  return (
    <DialogForm form={form} onCancel={nothing} submit={<SubmitButton>{w.save}</SubmitButton>}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const).map((name, index) => (
          <Field key={name} name={name} label={index % 2 ? w.street : w.name} />
        ))}
      </div>
      <CheckboxField name="agree">{w.agree}</CheckboxField>
    </DialogForm>
  )
}

export function LargeDialog() {
  return <LongDialog size="lg" />
}

export function FullDialog() {
  return <LongDialog size="full" />
}

function LongDialog({ size }: { size: 'lg' | 'full' }) {
  const w = useWords()
  return (
    <Dialog open size={size} onClose={nothing} title={w.messageTitle}>
      <DialogBody reading className="grid content-start gap-4">
        {[...Array(size === 'full' ? 40 : 4).keys()].map((line) => (
          <p key={line}>{w.message}</p>
        ))}
      </DialogBody>
      <DialogFoot cancel={w.cancel} onCancel={nothing}>
        <Button>{w.save}</Button>
      </DialogFoot>
    </Dialog>
  )
}

export function SideDialog() {
  const w = useWords()
  return (
    <Dialog open place="side" onClose={nothing} title={w.menu}>
      <DialogBody>
        <p>{w.message}</p>
      </DialogBody>
    </Dialog>
  )
}

export function UnfoldedMenu() {
  const w = useWords()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('[popover]')?.showPopover(), [])
  return (
    <div ref={place} className="flex h-80 justify-end">
      <PopoverMenu label={w.menu} trigger={<Icon name="menu" />}>
        {w.states.map((state) => (
          <button key={state} type="button" className={menuItemClass}>
            {state}
          </button>
        ))}
      </PopoverMenu>
    </div>
  )
}

export function Toasts() {
  const w = useWords()
  const toast = useToast()
  const shown = useRef(false)
  useEffect(() => {
    if (shown.current) return
    shown.current = true
    const lasts = 1_000_000
    toast(w.done, { lasts })
    toast(w.done, { lasts, action: { label: w.undo, run: nothing } })
    toast(w.notDone, { lasts, kind: 'alert' })
  }, [toast, w])
  return <div className="h-80" />
}
