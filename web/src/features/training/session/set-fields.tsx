import type { LoadUnit } from 'contract/programs/set-rules'
import { EFFORT_RANGE } from 'contract/programs/set-rules'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { NumberRow } from './number-row'
import { changeExercise, exerciseName, type TypedSet } from './running-session'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import type { FieldName, SetValues } from './set-values'
import type { Slot } from './slots'
import { type Load, loadStepOf, shownIn, steppedLoad } from './typed-values'
import { useNow } from './use-now'
import { rememberUnit } from './use-session'
import { sessionWords } from './words/session-words'

interface Props {
  slot: Slot
  fields: readonly FieldName[]
  values: SetValues
  /** Fields that kept the set from being logged. */
  problems: readonly FieldName[]
}

/** Fields of one set, each with its own buttons. */
export function SetFields(props: Props) {
  return props.fields.map((name) =>
    name === 'load' ? (
      <LoadRow key={name} {...props} />
    ) : name === 'seconds' ? (
      <TimeRow key={name} {...props} />
    ) : (
      <PlainRow key={name} {...props} name={name} />
    ),
  )
}

const isNegative = (text: string) => /^[\s\u200e\u200f\u2066]*[-\u2212]/.test(text)

function LoadRow({ slot, values, problems }: Props) {
  const t = useT(sessionWords)
  const { account, session, update, type } = useSessionTools()
  const format = useSessionFormat()
  const { unit } = slot.exercise
  const { load } = values
  const typed = session.typed[slot.id]?.load
  const shown = load.value && format.number(shownIn(load.value, unit))
  // A text that cannot be read, or is being written, is shown as it was typed.
  const text = typed && (typed.unit === unit || load.value === null) ? typed.text : (shown ?? '')
  // An exercise that was swapped in needs other equipment than the planned one; days stored before had none.
  const steps = loadStepOf((slot.exercise.row !== null && slot.exercise.plan?.equipment) || [])
  const other: LoadUnit = unit === 'kg' ? 'lb' : 'kg'
  const write = (next: string) => {
    // The keypads of some phones have no minus, so help stays help while its number is typed.
    const isHelp = isNegative(typed?.text ?? shown ?? '')
    const isBare = /^\s*[\p{Nd}]/u.test(next)
    type(slot, { load: { text: isHelp && isBare ? `\u2212${next.trim()}` : next, unit } })
  }
  return (
    <NumberRow
      name="load"
      label={t('session.field.load', { unit: format.unitText(unit), n: slot.index + 1 })}
      unit={
        <button
          type="button"
          aria-label={t('session.field.unit', { unit: format.unitText(unit), other: format.unitText(other) })}
          onClick={() => {
            update((now) => changeExercise(now, slot.exercise.key, { unit: other }))
            void rememberUnit(account, exerciseName(slot.exercise), other)
          }}
          className="-ms-2 -my-2 min-h-12 min-w-12 px-2 text-start font-semibold text-sm underline decoration-edge underline-offset-4"
        >
          {format.unitText(unit)}
        </button>
      }
      text={text}
      field={load}
      isTried={problems.includes('load')}
      inputMode="decimal"
      onText={write}
      onStep={(direction) => {
        const from: Load = load.value ? { value: shownIn(load.value, unit), unit } : { value: 0, unit }
        type(slot, { load: { text: format.number(steppedLoad(from, direction, steps).value), unit } })
      }}
    />
  )
}

const STEPS = { reps: 1, meters: 10, effort: 0.5, rir: 1 } as const
const FIRST = { reps: 8, meters: 100, effort: 7, rir: 2 } as const
const SHORT = { reps: 'repsShort', meters: 'metersShort', effort: 'effortShort', rir: 'rirShort' } as const
type PlainName = keyof typeof STEPS

function PlainRow({ slot, values, problems, name }: Props & { name: PlainName }) {
  const t = useT(sessionWords)
  const { session, type } = useSessionTools()
  const format = useSessionFormat()
  const field = values[name]
  const typed = session.typed[slot.id]?.[name]
  const write = (text: string) => type(slot, { [name]: text } satisfies Partial<TypedSet>)
  const min = name === 'effort' ? EFFORT_RANGE.min : 0
  const max = name === 'effort' ? EFFORT_RANGE.max : Number.POSITIVE_INFINITY
  return (
    <NumberRow
      name={name}
      label={
        name === 'effort'
          ? t('session.field.effort', { n: slot.index + 1, ...EFFORT_RANGE })
          : t(`session.field.${name}`, { n: slot.index + 1 })
      }
      unit={<span className="font-semibold text-sm">{t(`session.field.${SHORT[name]}`)}</span>}
      text={typed ?? (field.value === null ? '' : format.number(field.value))}
      field={field}
      isTried={problems.includes(name)}
      inputMode={name === 'reps' || name === 'rir' ? 'numeric' : 'decimal'}
      onText={write}
      onStep={(direction) => {
        const next = field.value === null ? FIRST[name] : field.value + direction * STEPS[name]
        write(format.number(Math.min(max, Math.max(min, next))))
      }}
    />
  )
}

const TIME_STEP_S = 5

/** Time as `mm:ss`, typed or taken by a stopwatch, which runs on over a reload. */
function TimeRow({ slot, values, problems }: Props) {
  const t = useT(sessionWords)
  const { session, update, type } = useSessionTools()
  const format = useSessionFormat()
  const { seconds } = values
  const { stopwatch } = session
  const isRunning = stopwatch?.slot === slot.id
  const now = useNow(isRunning, 250)
  const elapsed = isRunning ? Math.max(0, (now - stopwatch.startedAt) / 1000) : 0
  const typed = session.typed[slot.id]?.seconds
  const shown = seconds.value === null ? '' : format.clock(seconds.value)
  const stop = () => {
    type(slot, { seconds: format.clock(Math.round((Date.now() - (stopwatch?.startedAt ?? 0)) / 1000)) })
    update((one) => ({ ...one, stopwatch: null }))
  }
  return (
    <NumberRow
      name="seconds"
      label={t('session.field.seconds', { n: slot.index + 1 })}
      unit={<span className="font-semibold text-sm">{t('session.field.secondsShort')}</span>}
      text={isRunning ? format.clock(elapsed) : (typed ?? shown)}
      field={seconds}
      isTried={problems.includes('seconds')}
      inputMode="numeric"
      onText={(text) => !isRunning && type(slot, { seconds: text })}
      onStep={(direction) => {
        const next = Math.max(0, (seconds.value ?? 0) + direction * TIME_STEP_S)
        if (!isRunning) type(slot, { seconds: format.clock(next) })
      }}
    >
      <Button
        kind="secondary"
        size="lg"
        tight
        onClick={
          isRunning
            ? stop
            : () => update((one) => ({ ...one, stopwatch: { slot: slot.id, startedAt: Date.now() } }))
        }
      >
        {t(isRunning ? 'session.field.stop' : 'session.field.start')}
      </Button>
    </NumberRow>
  )
}
