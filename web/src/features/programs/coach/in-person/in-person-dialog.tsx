import type { DoneSession } from 'contract/programs/calls'
import { dayKeys } from 'contract/programs/plan'
import { useRef, useState } from 'react'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { DatePicker } from '../../../../ui/date-field/date-picker'
import { DialogBody, DialogFoot } from '../../../../ui/dialog'
import { GuardedDialog } from '../../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import { resetForm } from '../../../../ui/form/store'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { useOneAtATime } from '../../../../ui/use-one-at-a-time'
import { rowsOf, type SetRow, setProblems, setsOf } from '../../customer/session-sets'
import { dayOf } from '../../customer/week'
import { SetRows } from '../../measured/set-rows'
import { usePlanEditor } from '../plan-editor'
import type { Told } from '../plan-save.api'
import { useEnterSession } from './in-person.api'
import { withMeasures } from './measured-rows'
import { useFollowingSets } from './use-following-sets'
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
  return (
    <GuardedDialog size="lg" title={t('inPerson.title')} onClose={props.onClose}>
      {(close) => <SessionForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

type Values = { sets: readonly SetRow[] }

function SessionForm({
  id,
  startDate,
  sessions,
  tell,
  refresh,
  onClose,
  onCancel,
}: InPersonProps & { onCancel: () => void }) {
  const t = useT(inPersonWords, errorWords)
  const once = useOneAtATime()
  const { mutateAsync: enter } = useEnterSession(id)
  const rowsFor = useRows(sessions)
  const today = dayOf(new Date())
  const [date, setDate] = useState(today)
  const [rows, setRows] = useState(() => rowsFor(today))
  const isDay = date >= startDate && date <= today
  const save = async (done: boolean, sets?: readonly SetRow[]) => {
    await enter({ date, done, ...(sets && { sets: setsOf(sets) }) })
    tell({ kind: 'success', text: t(done ? 'inPerson.entered' : 'inPerson.removed') })
    onClose()
    await refresh()
  }
  const form = useForm<Values>({
    rules: setProblems,
    initial: { sets: rows },
    show: 'all',
    check: 'blur',
    errorText: (error) => errorText(t, error, t('inPerson.failed')),
    submit: ({ sets }) => save(true, sets),
  })
  const { sets } = useFormValues(form)
  useFollowingSets(form, sets, date)
  useUnsaved(sets.some(({ reps, load }, at) => reps !== rows[at]?.reps || load !== rows[at]?.load))
  // What was typed for a day is there again when the coach comes back to it.
  const typed = useRef(new Map<string, readonly SetRow[]>())
  const choose = (day: string) => {
    typed.current.set(date, sets)
    const next = rowsFor(day)
    setDate(day)
    setRows(next)
    resetForm(form, { sets: typed.current.get(day) ?? next })
  }
  const remove = () =>
    once('remove', () =>
      save(false).catch((error) => tell({ kind: 'error', text: errorText(t, error, t('inPerson.failed')) })),
    )
  return (
    <Form form={form}>
      <DialogBody className="grid content-start gap-5">
        <p className="text-ink-soft text-sm">{t('inPerson.text')}</p>
        <div className="max-w-64">
          <DatePicker
            label={t('inPerson.day')}
            value={date}
            min={startDate}
            max={today}
            error={isDay || date === '' ? undefined : t('inPerson.dayWrong')}
            onChange={choose}
          />
        </div>
        {!isDay ? null : rows.length > 0 ? (
          <SetRows
            rows={rows}
            texts={{
              set: (n) => t('inPerson.set', { n }),
              reps: t('inPerson.reps'),
              load: t('inPerson.load'),
              repsOf: (exercise, n) => t('inPerson.repsOf', { exercise, n }),
              loadOf: (exercise, n) => t('inPerson.loadOf', { exercise, n }),
              notInPlan: t('inPerson.notInPlan'),
              measure: (measure) => t(`inPerson.measures.${measure}`),
              measureOf: (exercise, n, measure) =>
                t('inPerson.measureOf', { exercise, n, measure: t(`inPerson.measures.${measure}`) }),
            }}
          />
        ) : (
          <p className="text-ink-soft">{t('inPerson.nothingPlanned')}</p>
        )}
        <FormError />
      </DialogBody>
      <DialogFoot cancel={t('common.cancel')} onCancel={onCancel}>
        {sessions.some((one) => one.date === date && one.byCoach) ? (
          <Button kind="secondary" onClick={() => void remove()}>
            {t('inPerson.remove')}
          </Button>
        ) : null}
        <SubmitButton disabled={!isDay} busyText={t('inPerson.saving')}>
          {t('inPerson.save')}
        </SubmitButton>
      </DialogFoot>
    </Form>
  )
}

/** Returns a function for the planned sets of a day with what was done of them. */
function useRows(sessions: readonly DoneSession[]): (day: string) => SetRow[] {
  const { data } = usePlanEditor()
  return (day) => {
    const key = dayKeys[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7]
    const done = sessions.find(({ date }) => date === day)?.sets ?? []
    const exercises = key ? data.workout.weeklySchedule[key].exercises : []
    return withMeasures(rowsOf(exercises, done), exercises)
  }
}
