import type { DoneSession, MyProgram } from 'contract/programs/calls'
import { useLayoutEffect } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import type { FormStore } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { SetRows } from '../measured/set-rows'
import { usePutSession } from '../programs.api'
import type { SessionDraft } from './session-draft'
import { SessionDraftLine } from './session-draft-line'
import { ByCoach, DoneSets, UnsavedSets } from './session-list'
import {
  draftChanges,
  type SetRow,
  setKey,
  setProblems,
  setsOf,
  textsToShow,
  withDraft,
} from './session-sets'
import { programsWords } from './words/programs-words'

interface Props {
  userId: string
  program: MyProgram
  date: string
  session: DoneSession | undefined
  /** True if this day's session may be marked. */
  marking: boolean
  sets: SessionDraft
}

/** Session of a day: read only, or the form to mark it. */
export function SessionPanel(props: Props) {
  const { marking, session, sets } = props
  // Changed rows are a new form, which restores the typed text.
  if (marking) return <SessionForm key={sets.rows.map(setKey).join('\n')} {...props} />
  return (
    <>
      <DoneSets session={session} />
      <UnsavedSets {...sets} />
    </>
  )
}

function SessionForm({ userId, program, date, session, sets }: Props) {
  const t = useT(errorWords, programsWords)
  const toast = useToast()
  const { rows, fields, write, send, settle } = sets
  const { mutateAsync: put, isPending } = usePutSession(userId, program.userProgram.id)
  const form = useForm<{ sets: readonly SetRow[] }>({
    rules: setProblems,
    initial: { sets: rows },
    show: 'all',
    check: 'blur',
    draft: {
      read: () => ({ sets: withDraft(rows, fields()) }),
      write: (values) => write(draftChanges(values.sets, rows)),
      drop: () => undefined,
    },
    errorText: (error) => errorText(t, error, t('myPrograms.session.failed')),
    submit: async (values) => {
      const sent = fields()
      const { userProgram } = await send(
        () => put({ date, done: true, sets: setsOf(values.sets) }),
        () => settle(sent),
      )
      toast(t('myPrograms.session.marked', { percent: userProgram.progress }))
    },
  })
  useShownTexts(form, sets)
  const tellFailure = (error: unknown) =>
    void toast(errorText(t, error, t('myPrograms.session.failed')), { kind: 'alert' })
  const undo = async () => {
    // Read now: the form changes its rows in place when the answer empties them.
    const typed = draftChanges(form.values().sets, [])
    const done = session?.sets ?? []
    // The server has none of it any more: it is a draft again.
    await send(
      () => put({ date, done: false }),
      () => write(typed),
    )
    const again = () => {
      const marking = send(
        () => put({ date, done: true, sets: done }),
        () => undefined,
      )
      void marking.catch(tellFailure)
    }
    toast(t('myPrograms.session.undone'), { action: { label: t('myPrograms.session.again'), run: again } })
  }
  return (
    <Form form={form} className="grid gap-4 rounded-card bg-sunken p-4">
      <ByCoach session={session} />
      {rows.length > 0 ? (
        <>
          <div className="grid gap-0.5">
            <h4 className="font-semibold">{t('myPrograms.session.title')}</h4>
            <p className="text-ink-soft text-sm">{t('myPrograms.session.text')}</p>
          </div>
          <PlannedSets rows={rows} />
        </>
      ) : null}
      <SessionDraftLine {...sets} />
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

/** Brings into the form what changed outside of it: a draft that was read, another tab's text, what the server has stored. */
function useShownTexts(
  form: FormStore<{ sets: readonly SetRow[] }>,
  { rows, state: { fields } }: SessionDraft,
): void {
  // Before anything can be pressed: a save takes out of the draft what the form has sent.
  useLayoutEffect(() => {
    for (const [path, text] of textsToShow(form.values().sets, rows, fields)) form.setValue(path, text)
  }, [form, rows, fields])
}

/** Fields of the sets, with the athlete's words. */
function PlannedSets({ rows }: { rows: readonly SetRow[] }) {
  const t = useT(programsWords)
  return (
    <SetRows
      rows={rows}
      texts={{
        set: (n) => t('myPrograms.session.set', { n }),
        reps: t('myPrograms.session.reps'),
        load: t('myPrograms.session.load'),
        repsOf: (exercise, n) => t('myPrograms.session.repsOf', { exercise, n }),
        loadOf: (exercise, n) => t('myPrograms.session.loadOf', { exercise, n }),
        notInPlan: t('myPrograms.session.draft.notInPlan'),
      }}
    />
  )
}
