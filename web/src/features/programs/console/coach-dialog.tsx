import { capacityProblems } from 'contract/programs/console-rules'
import type { ProgramCoach } from 'contract/programs/program-coach-calls'
import type { TemplateRow } from 'contract/programs/template-calls'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Checkbox } from '../../../ui/checkbox'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { ErrorState } from '../../../ui/error-state'
import { useField } from '../../../ui/form/context'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { useAllTemplates, useUpdateCoach } from './console-programs.api'
import { consoleProgramsWords } from './words/console-programs-words'

interface Props {
  coach: ProgramCoach
  onClose: () => void
}

/** Programs and capacity of a coach. */
export function CoachDialog(props: Props) {
  const { coach, onClose } = props
  const t = useT(consoleProgramsWords)
  const { data: templates, error, refetch } = useAllTemplates()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('consolePrograms.coaches.dialogTitle', { name: isolatedName(fullName(coach)) })}
    >
      {templates ? (
        <CoachForm {...props} templates={templates} />
      ) : (
        <DialogBody>
          {error ? (
            <ErrorState title={t('consolePrograms.templates.failed')} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-60" />
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}

function CoachForm({ coach, templates, onClose }: Props & { templates: readonly TemplateRow[] }) {
  const t = useT(consoleProgramsWords, errorWords)
  const toast = useToast()
  const { mutateAsync: update } = useUpdateCoach(coach.id)
  const form = useForm({
    rules: ({ capacity }) => capacityProblems(capacity.trim() === '' ? Number.NaN : Number(capacity)),
    initial: { capacity: String(coach.capacity), programIds: coach.programIds },
    show: 'first',
    errorText: (error) => {
      const failed = t('consolePrograms.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ capacity, programIds }) => {
      await update({ capacity: Number(capacity), programIds })
      toast(t('consolePrograms.coaches.saved', { name: isolatedName(fullName(coach)) }))
      onClose()
    },
  })
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={
        <SubmitButton busyText={t('consolePrograms.saving')}>
          {t('consolePrograms.coaches.submit')}
        </SubmitButton>
      }
    >
      <Field
        name="capacity"
        kind="code"
        inputMode="numeric"
        autoCapitalize="none"
        label={t('consolePrograms.coaches.capacity')}
        hint={t('consolePrograms.coaches.capacityHint')}
        data-autofocus
      />
      <Templates templates={templates} />
    </DialogForm>
  )
}

/** The templates that are offered, and those in the archive which the coach has. */
function Templates({ templates }: { templates: readonly TemplateRow[] }) {
  const t = useT(consoleProgramsWords)
  const { value, change } = useField<string[]>('programIds')
  const shown = templates.filter(({ _id, isActive }) => isActive || value.includes(_id))
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-1 font-semibold text-sm">{t('consolePrograms.coaches.templates')}</legend>
      {shown.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          size="sm"
          checked={value.includes(_id)}
          onChange={({ target }) =>
            change(target.checked ? [...value, _id] : value.filter((id) => id !== _id))
          }
        >
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  )
}
