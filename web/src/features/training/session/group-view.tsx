import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { ExerciseHead } from './exercise-head'
import { ExerciseTools } from './exercise-tools'
import { NOTHING_CHOSEN } from './running-session'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { SetEditor } from './set-editor'
import { ComingLine, DoneLine } from './set-lines'
import { currentSlot, type Group, type Slot, setCounts, slotsOf } from './slots'
import { sessionWords } from './words/session-words'

/** One exercise, or those of a superset with the current one open. */
export function GroupView() {
  const { groups, groupAt, done, session } = useSessionTools()
  const group = groups[groupAt]
  const focus = useFocusOnChange(groupAt)
  if (!group) return null
  const current = currentSlot(group, done, session.chosen)
  const edited = group.find((exercise) =>
    slotsOf(exercise).some((slot) =>
      done.get(slot.id)?.some(({ entry }) => entry.clientId === session.editing),
    ),
  )
  const open = edited ?? current?.exercise ?? group.find(({ key }) => key === session.at) ?? group[0]
  return (
    <div ref={focus} className="animate-appear">
      {group.map((exercise, at) =>
        exercise === open ? (
          <section key={exercise.key} aria-label={exercise.name}>
            <ExerciseHead exercise={exercise} mark={markOf(group, at)} />
            <Sets slots={slotsOf(exercise)} current={edited ? undefined : current} />
            <ExerciseTools exercise={exercise} slot={current} />
          </section>
        ) : (
          <Folded key={exercise.key} group={group} at={at} />
        ),
      )}
    </div>
  )
}

/** Mark of an exercise of a superset, such as A1. */
function markOf(group: Group, at: number): string {
  const letter = group[at]?.superset
  return letter && group.length > 1 ? `${letter}${at + 1}` : ''
}

function Sets({ slots, current }: { slots: readonly Slot[]; current: Slot | undefined }) {
  const { done, session } = useSessionTools()
  return slots.map((slot) => {
    const logged = done.get(slot.id)
    if (logged)
      return logged.map((stored, at) =>
        stored.entry.clientId === session.editing ? (
          <SetEditor key={stored.entry.clientId} slot={slot} stored={stored} />
        ) : (
          <DoneLine key={stored.entry.clientId} slot={slot} stored={stored} isSecond={at > 0} />
        ),
      )
    if (slot.id === current?.id) return <SetEditor key={slot.id} slot={slot} />
    return slot.exercise.isSkipped ? null : <ComingLine key={slot.id} slot={slot} />
  })
}

/** Exercise of a superset that is not in hand now. */
function Folded({ group, at }: { group: Group; at: number }) {
  const t = useT(sessionWords)
  const { done, update } = useSessionTools()
  const format = useSessionFormat()
  const exercise = group[at]
  if (!exercise) return null
  const { done: count, all } = setCounts(exercise, done)
  const next = slotsOf(exercise).find(({ id }) => !done.has(id))
  return (
    <button
      type="button"
      aria-label={t('session.list.open', { name: exercise.name })}
      onClick={() =>
        update((now) => ({ ...now, ...NOTHING_CHOSEN, at: exercise.key, chosen: next?.id ?? null }))
      }
      className="flex min-h-14 w-full items-center gap-3 border-hairline border-b bg-sunken px-4 text-start"
    >
      <span className="min-w-7 font-bold text-saffron-ink">{format.digits(markOf(group, at))}</span>
      <bdi className="font-semibold">{exercise.name}</bdi>
      <span className="ms-auto text-ink-soft text-sm tabular-nums">
        {t('session.list.sets', { done: count, count: all })}
      </span>
      {count === all ? <Icon name="check" size={18} className="text-pine" /> : null}
    </button>
  )
}

/** Moves the focus to the heading of the next exercise, since the pressed button is gone. */
function useFocusOnChange(groupAt: number) {
  const view = useRef<HTMLDivElement>(null)
  const before = useRef(groupAt)
  useEffect(() => {
    if (before.current === groupAt) return
    before.current = groupAt
    view.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [groupAt])
  return view
}
