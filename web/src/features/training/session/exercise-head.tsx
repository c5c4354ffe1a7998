import { type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { Drawing, Icon } from '../../../ui/icon'
import { ExerciseVideo } from '../../library/exercise-video'
import { isNoRest } from './plan-texts'
import type { RunningExercise } from './running-session'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { lastSetsOf, plannedLoad, type Target, targetOf } from './set-values'
import { currentSlot } from './slots'
import { SwapSheet } from './swap-sheet'
import { sessionWords } from './words/session-words'

const SWAP = 'M4 8h13m-3.5-3.5L17 8l-3.5 3.5M20 16H7m3.5-3.5L7 16l3.5 3.5'

/** Name of the exercise, the coach's target and last time's sets. */
export function ExerciseHead({ exercise, mark }: { exercise: RunningExercise; mark: string }) {
  const t = useT(sessionWords)
  const format = useSessionFormat()
  const [sheet, setSheet] = useState<'technique' | 'swap' | null>(null)
  return (
    <>
      <div className="flex items-center gap-1 ps-4 pe-1 pt-2">
        <h2 tabIndex={-1} className="me-auto min-w-0 text-xl outline-none">
          {mark ? <span className="me-2 text-saffron-ink">{format.digits(mark)}</span> : null}
          <bdi>{exercise.name}</bdi>
        </h2>
        <HeadButton label={t('session.technique')} onClick={() => setSheet('technique')}>
          <Icon name="info" size={22} />
        </HeadButton>
        <HeadButton label={t('session.swap.action')} onClick={() => setSheet('swap')}>
          <Drawing path={SWAP} size={22} />
        </HeadButton>
      </div>
      <div className="grid gap-0.5 px-4 pb-3 text-sm leading-snug">
        {exercise.insteadOf ? (
          <p className="text-ink-soft">
            <bdi>{t('session.swap.instead', { name: exercise.plan?.name ?? '' })}</bdi>
          </p>
        ) : null}
        <CoachLine exercise={exercise} />
        <LastLine exercise={exercise} />
      </div>
      <TechniqueSheet exercise={exercise} isOpen={sheet === 'technique'} onClose={() => setSheet(null)} />
      <SwapSheet exercise={exercise} isOpen={sheet === 'swap'} onClose={() => setSheet(null)} />
    </>
  )
}

function HeadButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-field transition-colors hover:bg-sunken"
    >
      {children}
    </button>
  )
}

/** Target of the plan: sets, reps and rest in the coach's words, and the target of the set in hand. */
function CoachLine({ exercise }: { exercise: RunningExercise }) {
  const t = useT(sessionWords)
  const { done, session } = useSessionTools()
  const format = useSessionFormat()
  const { plan } = exercise
  if (!plan) return null
  const slot = currentSlot([exercise], done, session.chosen)
  const target = slot && targetOf(slot)
  const parts = [
    [format.number(plan.sets), format.digits(plan.reps)].filter(Boolean).join(' × '),
    ...(target ? targetParts(t, format, { exercise, target }) : []),
    plan.rest && !isNoRest(plan.rest) ? t('session.restOf', { rest: format.digits(plan.rest) }) : '',
  ].filter(Boolean)
  return (
    <p>
      <span className="text-ink-soft">{t('session.coachTarget')} </span>
      <span className="font-semibold">
        {parts.map((part, at) => (
          // Isolates each part, as the coach's words may have another direction.
          <span key={part}>
            {at > 0 ? ' · ' : null}
            <bdi>{part}</bdi>
          </span>
        ))}
      </span>
    </p>
  )
}

function targetParts(
  t: ReturnType<typeof useT<[typeof sessionWords]>>,
  format: ReturnType<typeof useSessionFormat>,
  { exercise, target }: { exercise: RunningExercise; target: Target },
): (string | null)[] {
  const { load, percentOf, effort, rir, tempo, reps, repsMax } = target
  // Loads of the planned exercise say nothing about the one that replaces it.
  const planned = exercise.insteadOf !== null && percentOf ? null : plannedLoad(exercise, target)
  return [
    repsMax === undefined
      ? null
      : `${format.number(reps ?? repsMax)}–${format.number(repsMax)} ${t('session.set.reps')}`,
    percentOf && load !== undefined ? percentPart() : planned && format.load(planned, planned.unit),
    effort === undefined ? null : t('session.effortOf', { n: effort }),
    rir === undefined ? null : t('session.rirOf', { n: rir }),
    tempo ? t('session.tempoOf', { tempo }) : null,
  ]

  function percentPart(): string {
    const percent = t('session.percentOf', { n: load ?? 0, what: percentOf ?? '' })
    return planned ? t('session.percentLoad', { percent, load: format.load(planned, planned.unit) }) : percent
  }
}

function LastLine({ exercise }: { exercise: RunningExercise }) {
  const t = useT(sessionWords)
  const { session } = useSessionTools()
  const format = useSessionFormat()
  const last = lastSetsOf(session, exercise)
  const [first] = last
  return (
    <p className="text-ink-soft">
      {first ? (
        <>
          {t('session.lastTime')} <bdi>{format.last(last, exercise)}</bdi> ·{' '}
          <DateText value={first.date} look="near" />
        </>
      ) : (
        t('session.noLast')
      )}
    </p>
  )
}

interface SheetProps {
  exercise: RunningExercise
  isOpen: boolean
  onClose: () => void
}

function TechniqueSheet({ exercise, isOpen, onClose }: SheetProps) {
  const t = useT(sessionWords)
  const plan = exercise.insteadOf === null ? exercise.plan : null
  return (
    <Dialog open={isOpen} onClose={onClose} title={<bdi>{exercise.name}</bdi>}>
      <DialogBody className="grid content-start gap-4">
        {plan?.technique ? (
          <p dir="auto" className="whitespace-pre-line text-start">
            {plan.technique}
          </p>
        ) : (
          <p className="text-ink-soft">{t('session.noTechnique')}</p>
        )}
        {plan?.videoUrl ? (
          <ExerciseVideo
            address={plan.videoUrl}
            label={t('session.video')}
            newTab={t('session.newTab')}
            className="min-h-12"
          />
        ) : null}
      </DialogBody>
    </Dialog>
  )
}
