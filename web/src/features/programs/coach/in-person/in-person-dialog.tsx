import type { DoneSession } from 'contract/programs/calls'
import { dayKeys } from 'contract/programs/plan'
import { useMemo, useState } from 'react'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { DialogBody, DialogFoot } from '../../../../ui/dialog'
import { GuardedDialog } from '../../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { TextField } from '../../../../ui/text-field'
import { useOneAtATime } from '../../../../ui/use-one-at-a-time'
import { SetRows } from '../../customer/session-panel'
import { rowsOf, type SetRow, setProblems, setsOf } from '../../customer/session-sets'
import { dayOf } from '../../customer/week'
import { usePlanEditor } from '../plan-editor'
import type { Told } from '../plan-save.api'
import { useEnterSession } from './in-person.api'
import { inPersonWords } from './words/in-person-words'

export interface InPersonProps {
  id: string
  /** First day of the program. */
  startDate: string
  sessions: readonly DoneSession[]
  tell: (told: Told) => void
  /** Loads the program anew. */
  refresh: () => Promise<void>
  onClose: () => void
}

/** Dialog in which a coach enters what an athlete does beside them: a day, and the sets of its plan. */
export default function InPersonDialog(props: InPersonProps) {
  const t = useT(inPersonWords)
  const today = dayOf(new Date())
  const [date, setDate] = useState(today)
  const isDay = date >= props.startDate && date <= today
  return (
    <GuardedDialog size="lg" title={t('inPerson.title')} onClose={props.onClose}>
      {(close) => (
        <SessionForm key={isDay ? date : ''} {...props} date={isDay ? date : null} onCancel={close}>
          <div className="max-w-56">
            <TextField
              type="date"
              label={t('inPerson.day')}
              value={date}
              min={props.startDate}
              max={today}
              required
              error={isDay ? undefined : t('inPerson.dayWrong')}
              onChange={({ target }) => setDate(target.value)}
            />
          </div>
        </SessionForm>
      )}
    </GuardedDialog>
  )
}

interface FormProps extends InPersonProps {
  /** `YYYY-MM-DD`; null while no day of the program is chosen. */
  date: string | null
  onCancel: () => void
  children: React.ReactNode
}

function SessionForm({ id, sessions, tell, refresh, onClose, onCancel, date, children }: FormProps) {
  const t = useT(inPersonWords, errorWords)
  const once = useOneAtATime()
  const { mutateAsync: enter } = useEnterSession(id)
  const session = sessions.find((one) => one.date === date)
  const rows = useRows(date, session)
  const save = async (done: boolean, sets?: readonly SetRow[]) => {
    await enter({ date: date ?? '', done, ...(sets && { sets: setsOf(sets) }) })
    tell({ kind: 'success', text: t(done ? 'inPerson.entered' : 'inPerson.removed') })
    onClose()
    await refresh()
  }
  const form = useForm<{ sets: readonly SetRow[] }>({
    rules: setProblems,
    initial: { sets: rows },
    show: 'all',
    check: 'blur',
    errorText: (error) => errorText(t, error, t('inPerson.failed')),
    submit: ({ sets }) => save(true, sets),
  })
  const { sets } = useFormValues(form)
  useUnsaved(sets.some(({ reps, load }, at) => reps !== rows[at]?.reps || load !== rows[at]?.load))
  const remove = () =>
    once('remove', () =>
      save(false).catch((error) => tell({ kind: 'error', text: errorText(t, error, t('inPerson.failed')) })),
    )
  return (
    <Form form={form}>
      <DialogBody className="grid content-start gap-5">
        <p className="text-ink-soft text-sm">{t('inPerson.text')}</p>
        {children}
        {date === null ? null : rows.length > 0 ? (
          <SetRows rows={rows} />
        ) : (
          <p className="text-ink-soft">{t('inPerson.nothingPlanned')}</p>
        )}
        <FormError />
      </DialogBody>
      <DialogFoot cancel={t('common.cancel')} onCancel={onCancel}>
        {session?.byCoach ? (
          <Button kind="secondary" onClick={() => void remove()}>
            {t('inPerson.remove')}
          </Button>
        ) : null}
        <SubmitButton disabled={date === null} busyText={t('inPerson.saving')}>
          {t('inPerson.save')}
        </SubmitButton>
      </DialogFoot>
    </Form>
  )
}

/** The planned sets of a day with what was done of them. */
function useRows(date: string | null, session: DoneSession | undefined): SetRow[] {
  const { data } = usePlanEditor()
  const week = data.workout.weeklySchedule
  return useMemo(() => {
    if (date === null) return []
    const key = dayKeys[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7]
    return rowsOf(key ? week[key].exercises : [], session?.sets ?? [])
  }, [date, week, session])
}
