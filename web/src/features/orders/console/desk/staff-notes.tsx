import type { ConsoleOrder, StaffNote } from 'contract/orders/console-calls'
import { STAFF_NOTE_MAX } from 'contract/orders/rules'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { fullName } from '../../../../i18n/full-name'
import { useT } from '../../../../i18n/i18n'
import { DateText } from '../../../../ui/date'
import { UnsavedGuard, useUnsaved } from '../../../../ui/edit/unsaved'
import { TextAreaField } from '../../../../ui/form/field'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import { resetForm } from '../../../../ui/form/store'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { useAddNote } from './desk.api'
import { orderDeskWords } from './words/order-desk-words'

/** Notes of colleagues on an order, with a form for another one. */
export function StaffNotes({ order }: { order: ConsoleOrder }) {
  const t = useT(orderDeskWords)
  return (
    <section aria-labelledby="staff-notes" className="grid gap-4 border-hairline border-t pt-7">
      <h2 id="staff-notes" className="text-lg">
        {t('orderDesk.notes.title')}
      </h2>
      {order.staffNotes.length > 0 ? (
        <ul className="grid gap-4">
          {order.staffNotes.map((note) => (
            <li key={note._id}>
              <Note note={note} />
            </li>
          ))}
        </ul>
      ) : null}
      <UnsavedGuard>{() => <NoteForm id={order._id} />}</UnsavedGuard>
    </section>
  )
}

/** A note with who wrote it and when. */
export function Note({ note }: { note: StaffNote }) {
  const t = useT(orderDeskWords)
  return (
    <>
      <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
        {note.text}
      </p>
      <p className="text-ink-soft text-xs">
        <bdi>{fullName(note.by).trim() || t('orderDesk.notes.someone')}</bdi> ·{' '}
        <DateText value={note.createdAt} look="time" />
      </p>
    </>
  )
}

function NoteForm({ id }: { id: string }) {
  const t = useT(errorWords, orderDeskWords)
  const { mutateAsync: add } = useAddNote(id)
  const form = useForm({
    rules: ({ text }) =>
      text.trim() === '' ? [{ path: 'text', code: 'orders.note_required' as const }] : [],
    initial: { text: '' },
    limits: { text: STAFF_NOTE_MAX },
    show: 'first',
    errorText: (error) => errorText(t, error, t('orderDesk.notes.failed')),
    submit: async ({ text }) => {
      await add({ text: text.trim() })
      resetForm(form, { text: '' })
    },
  })
  useUnsaved(useFormValues(form).text.trim() !== '')
  return (
    <Form form={form} className="grid max-w-prose gap-3">
      <TextAreaField
        name="text"
        rows={2}
        dir="auto"
        className="min-h-20"
        label={t('orderDesk.notes.label')}
        hint={t('orderDesk.notes.hint')}
      />
      <FormError />
      <SubmitButton kind="secondary" busyText={t('orderDesk.saving')} className="justify-self-start">
        {t('orderDesk.notes.add')}
      </SubmitButton>
    </Form>
  )
}
