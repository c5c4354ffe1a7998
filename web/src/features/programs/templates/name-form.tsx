import { NAME_MAX } from 'contract/programs/console-rules'
import { isBlank } from 'contract/text'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field } from '../../../ui/form/field'
import type { Problem } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { templatesWords } from './words/templates-words'

type Values = { name: string }

const problemsOf = ({ name }: Values): Problem[] =>
  isBlank(name) ? [{ path: 'name', code: 'programs.name_required' }] : []

interface Props {
  initial: string
  /** Text above the field. */
  text?: string
  onSave: (name: string) => Promise<unknown>
  onCancel: () => void
}

/** Form of a dialog that asks for the name of a template. */
export function NameForm({ initial, text, onSave, onCancel }: Props) {
  const t = useT(templatesWords, errorWords)
  const form = useForm<Values>({
    rules: problemsOf,
    initial: { name: initial },
    show: 'all',
    limits: { name: NAME_MAX },
    errorText: (error) => errorText(t, error, t('templates.notSaved')),
    submit: async ({ name }) => void (await onSave(name.trim())),
  })
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={<SubmitButton busyText={t('templates.saving')}>{t('templates.save')}</SubmitButton>}
    >
      {text ? <p className="text-ink-soft text-sm">{text}</p> : null}
      <Field name="name" label={t('templates.name')} dir="auto" data-autofocus="" />
    </DialogForm>
  )
}
