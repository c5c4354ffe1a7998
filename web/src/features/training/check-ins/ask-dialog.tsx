import { isDay } from 'contract/programs/questions'
import { CHECK_IN_AHEAD_MAX } from 'contract/training/check-in-rules'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { DateField } from '../../../ui/date-field/date-field'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { addDays, dayOf } from '../../programs/customer/week'
import { useAskCheckIn } from './check-ins.api'
import { checkInsWords } from './words/check-ins-words'

type Values = { dueDate: string }

interface Props {
  coachId: string
  id: string
  onClose: () => void
}

/** Dialog that asks a user for a check-in outside of the schedule. */
export function AskDialog({ coachId, id, onClose }: Props) {
  const t = useT(errorWords, checkInsWords)
  const toast = useToast()
  const { mutateAsync: ask } = useAskCheckIn(coachId, id)
  const today = dayOf(new Date())
  const form = useForm<Values>({
    // The day of the user's zone may be another; the server decides.
    rules: ({ dueDate }) => (isDay(dueDate) ? [] : [{ path: 'dueDate', code: 'check_ins.day' }]),
    initial: { dueDate: addDays(today, 3) },
    show: 'all',
    errorText: (error) => errorText(t, error, t('checkIns.ask.failed')),
    submit: async ({ dueDate }) => {
      await ask(dueDate)
      toast(t('checkIns.ask.sent'))
      onClose()
    },
  })
  return (
    <Dialog open title={t('checkIns.ask.title')} onClose={onClose}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submit={<SubmitButton busyText={t('checkIns.submitting')}>{t('checkIns.ask.send')}</SubmitButton>}
      >
        <p>{t('checkIns.ask.text')}</p>
        <DateField
          name="dueDate"
          label={t('checkIns.ask.dueDate')}
          min={addDays(today, -1)}
          max={addDays(today, CHECK_IN_AHEAD_MAX)}
        />
      </DialogForm>
    </Dialog>
  )
}
