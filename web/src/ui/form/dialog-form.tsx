import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useT } from '../../i18n/i18n'
import { DialogBody, DialogFoot } from '../dialog'
import { Form } from './form'
import { FormError } from './form-error'
import type { FormStore } from './store'

interface Props<V extends FieldValues> {
  form: FormStore<V>
  onCancel: () => void
  /** Text of the cancel button; defaults to "Cancel". */
  cancel?: string
  /** Submit button. */
  submit: ReactNode
  /** Fields, which scroll between the dialog's head and its buttons. */
  children: ReactNode
}

/** Form that fills a dialog; its message is next to the buttons, visible at any scroll position. */
export function DialogForm<V extends FieldValues>(props: Props<V>) {
  const t = useT()
  const { form, onCancel, cancel, submit, children } = props
  return (
    <Form form={form} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="grid content-start gap-5">{children}</DialogBody>
      <DialogFoot cancel={cancel ?? t('common.cancel')} onCancel={onCancel} note={<FormError />}>
        {submit}
      </DialogFoot>
    </Form>
  )
}
