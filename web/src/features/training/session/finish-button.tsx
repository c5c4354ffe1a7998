import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { Segmented } from '../../../ui/segmented'
import { NOTHING_CHOSEN, type RunningSession } from './running-session'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { fieldsOf, isTyped, problemsOf, setEntry, valuesOf } from './set-values'
import { type Done, type Slot, slotsOf } from './slots'
import { endOf } from './summary'
import { kilogramsOf } from './typed-values'
import { useSessionEntry } from './use-session-entry'
import { sessionWords } from './words/session-words'

/** Returns the sets that are typed and not logged. */
export function untickedSlots(session: RunningSession, done: Done): Slot[] {
  return session.exercises
    .flatMap(slotsOf)
    .filter((slot) => !done.has(slot.id) && isTyped(session.typed[slot.id]))
}

interface FinishProps {
  className?: string
  kind?: 'primary' | 'secondary'
  tight?: boolean
}

/** Button that ends the session; asks once about sets that are typed and not logged. */
export function FinishButton({ className = '', kind = 'primary', tight = false }: FinishProps) {
  const t = useT(sessionWords)
  const { session, done, log, update } = useSessionTools()
  const save = useSessionEntry()
  const [asked, setAsked] = useState<readonly Slot[]>([])
  const finish = () => {
    setAsked([])
    update((now) => ({ ...now, ...NOTHING_CHOSEN, view: 'one', typed: {}, rest: null, stopwatch: null }))
    save({ endedAt: endOf(session, log.entries, new Date()), finishedAt: null })
  }
  const press = () => {
    const unticked = untickedSlots(session, done)
    if (unticked.length > 0) setAsked(unticked)
    else finish()
  }
  return (
    <>
      <Button kind={kind} size="lg" tight={tight} className={className} onClick={press}>
        {t('session.finish.action')}
      </Button>
      <Dialog open={asked.length > 0} onClose={() => setAsked([])} title={t('session.finish.title')}>
        <Question slots={asked} onAnswer={finish} />
      </Dialog>
    </>
  )
}

function Question({ slots, onAnswer }: { slots: readonly Slot[]; onAnswer: () => void }) {
  const t = useT(sessionWords)
  const { session, done, log } = useSessionTools()
  const format = useSessionFormat()
  const [notDone, setNotDone] = useState<ReadonlySet<string>>(new Set())
  const rows = slots.map((slot) => {
    const values = valuesOf(session, slot, done)
    const fields = fieldsOf(session, slot)
    const shown = new Set(fields)
    const load = shown.has('load') ? values.load.value : null
    const text = format.set(
      {
        load: load && kilogramsOf(load),
        typed: load && { load: load.value, unit: load.unit },
        reps: shown.has('reps') ? values.reps.value : null,
        seconds: shown.has('seconds') ? values.seconds.value : null,
        meters: shown.has('meters') ? values.meters.value : null,
      },
      slot.exercise.unit,
    )
    return { slot, values, text, isComplete: problemsOf(fields, values, slot).length === 0 }
  })
  const answer = () => {
    for (const { slot, values, isComplete } of rows)
      if (isComplete && !notDone.has(slot.id)) log.record(setEntry(session, slot, values))
    onAnswer()
  }
  return (
    <>
      <DialogBody className="grid content-start gap-4">
        <p className="text-ink-soft">{t('session.finish.text')}</p>
        {rows.map(({ slot, text, isComplete }) => (
          <div key={slot.id} className="grid gap-1.5">
            <p className="font-semibold text-sm">
              <bdi>{slot.exercise.name}</bdi> · {t('session.set.one', { n: format.place(slot) })} ·{' '}
              <bdi>{text}</bdi>
            </p>
            {isComplete ? (
              <Segmented
                label={`${slot.exercise.name} ${t('session.set.one', { n: format.place(slot) })}`}
                size="lg"
                wide
                value={notDone.has(slot.id) ? 'no' : 'yes'}
                segments={[
                  { value: 'yes', label: t('session.finish.done') },
                  { value: 'no', label: t('session.finish.notDone') },
                ]}
                onChange={(value) => {
                  const next = new Set(notDone)
                  if (value === 'no') next.add(slot.id)
                  else next.delete(slot.id)
                  setNotDone(next)
                }}
              />
            ) : (
              <p className="text-ink-soft text-sm">{t('session.finish.incomplete')}</p>
            )}
          </div>
        ))}
      </DialogBody>
      <DialogFoot>
        <Button size="lg" onClick={answer}>
          {t('session.finish.action')}
        </Button>
      </DialogFoot>
    </>
  )
}
