import { type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { Segmented } from '../../../ui/segmented'
import { forWetFingers } from '../../../ui/wet-fingers'
import { newClientId } from '../log/entry'
import { PickExercise } from './pick-exercise'
import { addExercise, changeExercise, moveExercise, type RunningExercise } from './running-session'
import { useSessionTools } from './session-context'
import { setCounts } from './slots'
import { isSoundOn, setSound, unlockSound } from './tone'
import { sessionWords } from './words/session-words'

/** Exercises with progress and order, and the notes and settings of the session. */
export function ListView() {
  const t = useT(sessionWords)
  const { session } = useSessionTools()
  const { warmup, cooldown, notes, exercises } = session
  return (
    <div className="animate-appear grid gap-5 pb-6">
      <h2 tabIndex={-1} className="px-4 pt-4 text-xl outline-none">
        {t('session.list.title')}
      </h2>
      {notes ? (
        <Block title={t('session.list.notes')}>
          <p dir="auto" className="whitespace-pre-line text-start">
            {notes}
          </p>
        </Block>
      ) : null}
      <Items title={t('session.list.warmup')} items={warmup} />
      <ol>
        {exercises.map((exercise, at) => (
          <Row
            key={exercise.key}
            exercise={exercise}
            isFirst={at === 0}
            isLast={at === exercises.length - 1}
          />
        ))}
      </ol>
      <AddExercise />
      <Items title={t('session.list.cooldown')} items={cooldown} />
      <Sound />
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1 px-4 text-sm">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  )
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <Block title={title}>
      <ul className="grid list-disc gap-0.5 ps-5">
        {items.map((item) => (
          <li key={item}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function Row({
  exercise,
  isFirst,
  isLast,
}: {
  exercise: RunningExercise
  isFirst: boolean
  isLast: boolean
}) {
  const t = useT(sessionWords)
  const { done, update, open } = useSessionTools()
  const { key, name, isSkipped, superset } = exercise
  const counts = setCounts(exercise, done)
  const isComplete = counts.done >= counts.all
  const move = (by: 1 | -1) => update((now) => moveExercise(now, key, by))
  return (
    <li className="flex items-center gap-0.5 border-hairline border-t pe-1 last:border-b">
      <button
        type="button"
        aria-label={t('session.list.open', { name })}
        onClick={() => open(key)}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 ps-4 text-start leading-tight"
      >
        <span
          className={cx(
            'grid size-6 shrink-0 place-items-center rounded-pill border',
            isComplete ? 'border-pine bg-pine text-on-pine' : 'border-edge',
          )}
        >
          {isComplete ? <Icon name="check" size={16} /> : null}
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className={cx('font-semibold', isSkipped && 'text-ink-soft line-through')}>
            {superset ? <span className="me-1.5 text-saffron-ink">{superset}</span> : null}
            <bdi>{name}</bdi>
          </span>
          <span className="text-ink-soft text-sm tabular-nums">
            {isSkipped
              ? t('session.list.skipped')
              : t('session.list.sets', { done: counts.done, count: counts.all })}
          </span>
        </span>
      </button>
      <Button
        kind="quiet"
        tight
        className="min-h-12 max-w-24 shrink-0"
        onClick={() => update((now) => changeExercise(now, key, { isSkipped: !isSkipped }))}
        aria-label={t('session.list.moveNamed', {
          action: t(isSkipped ? 'session.list.unskip' : 'session.list.skip'),
          name,
        })}
      >
        {t(isSkipped ? 'session.list.unskip' : 'session.list.skip')}
      </Button>
      <MoveButton name={name} direction="up" isDisabled={isFirst} onClick={() => move(-1)} />
      <MoveButton name={name} direction="down" isDisabled={isLast} onClick={() => move(1)} />
    </li>
  )
}

interface MoveProps {
  name: string
  direction: 'up' | 'down'
  isDisabled: boolean
  onClick: () => void
}

function MoveButton({ name, direction, isDisabled, onClick }: MoveProps) {
  const t = useT(sessionWords)
  return (
    <button
      type="button"
      aria-label={t('session.list.moveNamed', { action: t(`session.list.${direction}`), name })}
      // Stays focusable, so the focus is not lost when the exercise arrives at an end.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
      className="grid size-12 place-items-center rounded-field hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon name={direction === 'up' ? 'chevron-up' : 'chevron-down'} />
    </button>
  )
}

function AddExercise() {
  const t = useT(sessionWords)
  const { session, update } = useSessionTools()
  const [isOpen, setIsOpen] = useState(false)
  const known = new Set(session.exercises.map(({ name }) => name))
  const names = [...new Set(session.exercises.flatMap(({ plan }) => plan?.alternatives ?? []))]
  return (
    <div className="px-4">
      <Button kind="secondary" size="lg" wide onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        {t('session.add.action')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('session.add.title')}>
        <PickExercise
          text={t('session.add.text')}
          names={names.filter((name) => name && !known.has(name))}
          use={t('session.add.use')}
          onPick={(name) => {
            setIsOpen(false)
            update((now) => addExercise(now, name, newClientId()))
          }}
        />
      </Dialog>
    </div>
  )
}

function Sound() {
  const t = useT(sessionWords)
  const [isOn, setIsOn] = useState(isSoundOn)
  return (
    <Block title={t('session.list.sound')}>
      <div className={forWetFingers}>
        <Segmented
          label={t('session.list.sound')}
          size="lg"
          value={isOn ? 'on' : 'off'}
          segments={[
            { value: 'on', label: t('session.list.soundOn') },
            { value: 'off', label: t('session.list.soundOff') },
          ]}
          onChange={(value) => {
            setSound(value === 'on')
            setIsOn(value === 'on')
            unlockSound()
          }}
        />
      </div>
    </Block>
  )
}
