import type { ApplicationDetail } from 'contract/coaches/calls'
import { DECISION_NOTES_MAX, decisionProblems } from 'contract/coaches/rules'
import { useState } from 'react'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextAreaField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { useDecideOnce } from './decide-once'
import { useUndo } from './undo'
import { applicationsWords } from './words/applications-words'

export type Verdict = 'approved' | 'rejected'

interface Props {
  verdict: Verdict
  application: ApplicationDetail
  onClose: () => void
}

export function DecisionDialog(props: Props) {
  const { verdict, application, onClose } = props
  const t = useT(applicationsWords)
  /** Message about another staff member's earlier decision. */
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const name = isolatedName(fullName(application))
  return (
    <GuardedDialog
      onClose={onClose}
      title={t(
        verdict === 'approved' ? 'applications.decision.approveTitle' : 'applications.decision.rejectTitle',
        { name },
      )}
    >
      {(close) =>
        overtaken ? (
          <>
            <DialogBody>
              <Alert text={overtaken} />
            </DialogBody>
            <DialogFoot>
              <Button onClick={onClose}>{t('applications.decision.look')}</Button>
            </DialogFoot>
          </>
        ) : (
          <DecisionForm {...props} onCancel={close} onOvertaken={setOvertaken} />
        )
      }
    </GuardedDialog>
  )
}

interface FormProps extends Props {
  onCancel: () => void
  onOvertaken: (text: string) => void
}

function DecisionForm(props: FormProps) {
  const { verdict, application, onCancel } = props
  const t = useT(applicationsWords)
  const form = useDecisionForm(props)
  const { notes } = useFormValues(form)
  useUnsaved(notes.trim() !== '')
  const approving = verdict === 'approved'
  const name = fullName(application)
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton
          kind={approving ? 'primary' : 'danger'}
          busyText={t(approving ? 'applications.decision.approving' : 'applications.decision.rejecting')}
        >
          {t(approving ? 'applications.decision.approve' : 'applications.decision.reject')}
        </SubmitButton>
      }
    >
      <p className="text-ink-soft">
        {t(approving ? 'applications.decision.approveText' : 'applications.decision.rejectText', {
          name: isolatedName(name),
        })}
      </p>
      <TextAreaField
        name="notes"
        label={t('applications.decision.note')}
        note={approving ? t('common.optional') : undefined}
        hint={<NotesHint approving={approving} length={notes.length} />}
        dir="auto"
        lang={application.locale}
        required={!approving}
        data-autofocus
      />
    </DialogForm>
  )
}

/** Submits the decision, or reports an earlier one. */
function useDecisionForm({ verdict, application, onClose, onOvertaken }: FormProps) {
  const t = useT(applicationsWords, errorWords)
  const toast = useToast()
  const decide = useDecideOnce(application._id)
  const undo = useUndo(application)
  return useForm({
    rules: ({ notes }) => decisionProblems(verdict, notes),
    initial: { notes: '' },
    limits: { notes: DECISION_NOTES_MAX },
    show: 'first',
    errorText: (error) =>
      isServerFailure(error)
        ? t('applications.decision.failed')
        : errorText(t, error, t('applications.decision.failed')),
    submit: async ({ notes }) => {
      const earlier = await decide(verdict, notes.trim())
      if (earlier) {
        const { status, actor } = earlier
        const who = isolatedName(actor?.name || actor?.email || t('applications.decision.someone'))
        return onOvertaken(t(`applications.decision.beaten.${status}`, { name: who }))
      }
      toast(t(`applications.decision.${verdict}`, { name: isolatedName(fullName(application)) }), {
        lasts: UNDO_LASTS,
        action: { label: t('applications.decision.undo'), run: undo },
      })
      onClose()
    },
  })
}

/** Shows if a note is required and, near the limit, the remaining characters. */
function NotesHint({ approving, length }: { approving: boolean; length: number }) {
  const t = useT(applicationsWords)
  return (
    <span className="flex justify-between gap-4">
      {t(approving ? 'applications.decision.noteOptional' : 'applications.decision.noteRequired')}
      {length > DECISION_NOTES_MAX - 200 ? (
        <span className="whitespace-nowrap tabular-nums">
          {t('applications.decision.left', { count: DECISION_NOTES_MAX - length })}
        </span>
      ) : null}
    </span>
  )
}
