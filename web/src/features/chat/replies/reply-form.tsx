import type { SavedReply } from 'contract/chat/reply-calls'
import { savedReplyProblems, TITLE_MAX } from 'contract/chat/reply-rules'
import { MESSAGE_MAX } from 'contract/chat/rules'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { Field, TextAreaField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import type { Me } from '../me'
import { type Typed, useSaveReply } from './replies.api'
import { repliesWords } from './words/replies-words'

interface Props {
  me: Me
  reply: Partial<SavedReply>
  /** Back to the list. */
  onDone: () => void
}

/** Form of a new or changed saved reply. */
export function ReplyForm({ me, reply, onDone }: Props) {
  const t = useT(repliesWords, errorWords)
  const { mutateAsync } = useSaveReply(me)
  const initial = { title: reply.title ?? '', content: reply.content ?? '' }
  const form = useForm<Typed>({
    rules: savedReplyProblems,
    initial,
    show: 'all',
    limits: { title: TITLE_MAX, content: MESSAGE_MAX },
    errorText: (error) => errorText(t, error, t('replies.notSaved')),
    submit: async ({ title, content }) => {
      await mutateAsync({ id: reply._id, title: title.trim(), content: content.trim() })
      onDone()
    },
  })
  const { title, content } = useFormValues(form)
  useUnsaved(title !== initial.title || content !== initial.content)
  return (
    <Form form={form}>
      <DialogBody className="grid content-start gap-4">
        <Field name="title" label={t('replies.titleOf')} dir="auto" data-autofocus="" autoFocus />
        <TextAreaField
          name="content"
          label={t('replies.content')}
          dir="auto"
          hint={t('replies.placeholders', {
            firstName: isolated('{firstName}'),
            programName: isolated('{programName}'),
          })}
        />
        <FormError />
      </DialogBody>
      <DialogFoot cancel={t('common.back')} onCancel={onDone}>
        <SubmitButton busyText={t('replies.saving')}>{t('replies.save')}</SubmitButton>
      </DialogFoot>
    </Form>
  )
}
