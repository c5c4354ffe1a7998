import type { DoneSession, MyProgram } from 'contract/programs/calls'
import type { Exercise } from 'contract/programs/plan'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { usePutSession } from '../programs.api'
import { rowsOf, type SetRow, setProblems, setsOf } from './session-sets'
import { programsWords } from './words/programs-words'

interface Props {
  userId: string
  program: MyProgram
  date: string
  exercises: readonly Exercise[]
  session: DoneSession | undefined
  /** Whether the session of this day may be marked now. */
  marking: boolean
}

/** What was done on a day: read where it cannot be changed, otherwise the form that marks it. */
export function SessionPanel(props: Props) {
  return props.marking ? <SessionForm {...props} /> : <DoneSets {...props} />
}

function SessionForm({ userId, program, date, exercises, session }: Props) {
  const t = useT(errorWords, programsWords)
  const toast = useToast()
  const { mutateAsync: put, isPending } = usePutSession(userId, program.userProgram.id)
  const [rows] = useState(() => rowsOf(exercises, session?.sets ?? []))
  const form = useForm({
    rules: setProblems,
    initial: { sets: rows },
    show: 'all',
    check: 'blur',
    errorText: (error) => errorText(t, error, t('myPrograms.session.failed')),
    submit: async ({ sets }) => {
      const { userProgram } = await put({ date, done: true, sets: setsOf(sets) })
      toast(t('myPrograms.session.marked', { percent: userProgram.progress }))
    },
  })
  const tellFailure = (error: unknown) =>
    void toast(errorText(t, error, t('myPrograms.session.failed')), { kind: 'alert' })
  const undo = async () => {
    await put({ date, done: false })
    const sets = session?.sets ?? []
    const again = () => void put({ date, done: true, sets }).catch(tellFailure)
    toast(t('myPrograms.session.undone'), { action: { label: t('myPrograms.session.again'), run: again } })
  }
  return (
    <Form form={form} className="grid gap-4 rounded-card bg-sunken p-4">
      {rows.length > 0 ? (
        <>
          <div className="grid gap-0.5">
            <h4 className="font-semibold">{t('myPrograms.session.title')}</h4>
            <p className="text-ink-soft text-sm">{t('myPrograms.session.text')}</p>
          </div>
          <SetRows rows={rows} />
        </>
      ) : null}
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={t('myPrograms.session.saving')} size="sm">
          {t(session ? 'myPrograms.session.save' : 'myPrograms.session.mark')}
        </SubmitButton>
        {session ? (
          <Button kind="secondary" size="sm" busy={isPending} onClick={() => void undo().catch(tellFailure)}>
            {t('myPrograms.session.undo')}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

function SetRows({ rows }: { rows: readonly SetRow[] }) {
  const t = useT(programsWords)
  const number = { kind: 'code', size: 'sm', required: false } as const
  return (
    <div className="grid gap-4">
      {groups(rows).map(([exercise, indices]) => (
        <fieldset key={indices[0]} className="grid gap-2">
          <legend className="mb-1.5 font-semibold text-sm">
            <bdi>{exercise}</bdi>
          </legend>
          {indices.map((index) => (
            <div key={index} className="grid grid-cols-[4rem_1fr_1fr] items-end gap-3">
              <span className="self-center text-ink-soft text-sm tabular-nums">
                {t('myPrograms.session.set', { n: rows[index]?.number ?? 1 })}
              </span>
              <Field
                name={`sets.${index}.reps`}
                label={t('myPrograms.session.reps')}
                aria-label={t('myPrograms.session.repsOf', { exercise, n: rows[index]?.number ?? 1 })}
                inputMode="numeric"
                {...number}
              />
              <Field
                name={`sets.${index}.load`}
                label={t('myPrograms.session.load')}
                aria-label={t('myPrograms.session.loadOf', { exercise, n: rows[index]?.number ?? 1 })}
                inputMode="decimal"
                {...number}
              />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** Positions of the rows by their exercise, in the order of the day. */
function groups(rows: readonly SetRow[]): [exercise: string, indices: number[]][] {
  const found: [string, number[]][] = []
  rows.forEach(({ exercise, number }, index) => {
    const last = found.at(-1)
    if (last && last[0] === exercise && number > 1) last[1].push(index)
    else found.push([exercise, [index]])
  })
  return found
}

function DoneSets({ session }: Props) {
  const t = useT(programsWords)
  if (!session || session.sets.length === 0) return null
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-4">
      <h4 className="font-semibold">{t('myPrograms.session.title')}</h4>
      <ul className="grid gap-1 text-sm">
        {session.sets.map(({ exercise, reps, load }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sets of the same weight look alike
          <li key={index} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <bdi>{exercise}</bdi>
            <span>
              {load === null
                ? t('myPrograms.session.doneSet', { reps })
                : t('myPrograms.session.doneLoad', { reps, load })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
