import type { CheckInForm } from 'contract/training/check-in-calls'
import { CHECK_IN_QUESTIONS_MAX } from 'contract/training/check-in-rules'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { moveEntry } from '../../../ui/edit/move-entry'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useSaveCheckInForm } from './check-ins.api'
import {
  draftProblem,
  type FormDraft,
  formDraft,
  formProblem,
  newQuestion,
  type QuestionDraft,
  sentForm,
} from './form-draft'
import { FormPreview } from './form-preview'
import { QuestionRow } from './question-row'
import { Schedule } from './schedule'
import { checkInsWords } from './words/check-ins-words'

interface Props {
  coachId: string
  id: string
  form: CheckInForm
  onClose: () => void
}

/** Dialog in which a coach sets the schedule and the questions of a user's check-ins. */
export function FormDialog(props: Props) {
  const t = useT(checkInsWords)
  return (
    <GuardedDialog size="lg" title={t('checkIns.form.title')} onClose={props.onClose}>
      {() => <Editor {...props} />}
    </GuardedDialog>
  )
}

function Editor({ coachId, id, form, onClose }: Props) {
  const t = useT(errorWords, checkInsWords)
  const toast = useToast()
  const once = useOneAtATime()
  const [initial] = useState(() => formDraft(form))
  const [draft, setDraft] = useState<FormDraft>(initial)
  const [isPreview, setIsPreview] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const { mutateAsync, isPending, error } = useSaveCheckInForm(coachId, id)
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(initial))
  const problem = formProblem(draft)
  const isRight = problem === undefined && draft.questions.every((one) => draftProblem(one) === undefined)
  const save = () =>
    once('save', async () => {
      setIsChecked(true)
      setIsPreview(false)
      if (!isRight) return
      try {
        await mutateAsync(sentForm(draft, form.version))
      } catch {
        return
      }
      toast(t('checkIns.form.saved'))
      onClose()
    })
  return (
    <>
      <DialogBody className="grid content-start gap-6">
        {isPreview ? (
          <FormPreview draft={draft} />
        ) : (
          <Fields draft={draft} isChecked={isChecked} onChange={setDraft} />
        )}
      </DialogBody>
      <DialogFoot
        note={
          isChecked && problem ? (
            <Notice kind="bad" role="alert">
              {t.error(problem)}
            </Notice>
          ) : error ? (
            <Notice kind="bad" role="alert">
              {errorText(t, error, t('checkIns.form.failed'))}
            </Notice>
          ) : null
        }
      >
        <Button kind="secondary" aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
          {t(isPreview ? 'checkIns.form.editAgain' : 'checkIns.form.preview')}
        </Button>
        <Button busy={isPending} onClick={() => void save()}>
          {t('checkIns.form.save')}
        </Button>
      </DialogFoot>
    </>
  )
}

interface FieldsProps {
  draft: FormDraft
  /** True once saving was tried: problems are shown. */
  isChecked: boolean
  onChange: (draft: FormDraft) => void
}

function Fields({ draft, isChecked, onChange }: FieldsProps) {
  const t = useT(checkInsWords)
  const { questions } = draft
  const set = (next: QuestionDraft[]) => onChange({ ...draft, questions: next })
  const move = (from: number, to: number) => set(moveEntry(questions, from, to) ?? questions)
  return (
    <>
      <Schedule draft={draft} onChange={onChange} />
      <Checkbox
        checked={draft.photos}
        onChange={({ target }) => onChange({ ...draft, photos: target.checked })}
      >
        {t('checkIns.form.askPhotos')}
      </Checkbox>
      <ol className="grid gap-4">
        {questions.map((question, at) => (
          <QuestionRow
            key={question.key}
            n={at + 1}
            draft={question}
            problem={isChecked ? draftProblem(question) : undefined}
            onChange={(changed) => set(questions.with(at, { ...question, ...changed }))}
            onRemove={() => set(questions.toSpliced(at, 1))}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < questions.length - 1 ? () => move(at, at + 1) : undefined}
          />
        ))}
      </ol>
      {questions.length < CHECK_IN_QUESTIONS_MAX ? (
        <Button
          kind="secondary"
          className="justify-self-start"
          onClick={() => set([...questions, newQuestion()])}
        >
          <Icon name="plus" size={16} />
          {t('checkIns.form.add')}
        </Button>
      ) : null}
    </>
  )
}
