import type { PersonDetail } from 'contract/admin/people-calls'
import { LOCK_REASON_MAX, lockProblems } from 'contract/admin/people-rules'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextAreaField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { useChangePerson } from './people.api'
import { peopleWords } from './words/people-words'

interface Props {
  person: PersonDetail
  onClose: () => void
}

/** Asks for the reason before it locks an account. */
export function LockDialog(props: Props) {
  const { person, onClose } = props
  const t = useT(peopleWords)
  return (
    <GuardedDialog onClose={onClose} title={t('people.lock.title', { name: isolatedName(fullName(person)) })}>
      {(close) => <LockForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

function LockForm({ person, onCancel, onClose }: Props & { onCancel: () => void }) {
  const t = useT(errorWords, peopleWords)
  const toast = useToast()
  const { mutateAsync: change } = useChangePerson(person._id)
  const name = isolatedName(fullName(person))
  const form = useForm({
    rules: lockProblems,
    initial: { reason: '' },
    limits: { reason: LOCK_REASON_MAX },
    show: 'first',
    errorText: (error) =>
      isServerFailure(error) ? t('people.lock.failed') : errorText(t, error, t('people.lock.failed')),
    submit: async ({ reason }) => {
      await change({ locked: true, reason: reason.trim() })
      toast(t('people.lock.done', { name }))
      onClose()
    },
  })
  const { reason } = useFormValues(form)
  useUnsaved(reason.trim() !== '')
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      cancel={t('people.lock.keep')}
      submit={
        <SubmitButton kind="danger" busyText={t('people.lock.busy')}>
          {t('people.lock.submit')}
        </SubmitButton>
      }
    >
      <p className="text-ink-soft">{t('people.lock.text')}</p>
      <TextAreaField
        name="reason"
        label={t('people.lock.reason')}
        hint={t('people.lock.reasonHint')}
        required
        dir="auto"
        rows={3}
        data-autofocus
      />
    </DialogForm>
  )
}
