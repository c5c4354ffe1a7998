import { EFFORT_RANGE } from 'contract/programs/set-rules'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { FieldError } from '../../../ui/field'
import { Icon } from '../../../ui/icon'
import { useSessionFormat } from './session-format'
import type { FieldName, FieldValue } from './set-values'
import { sessionWords } from './words/session-words'

const EXAMPLES = { load: 62.5, reps: 8, seconds: 90, meters: 400 } as const

interface Props {
  name: FieldName
  /** Accessible name of the number. */
  label: string
  /** Unit of the number: a text, or the button that changes it. */
  unit: ReactNode
  text: string
  field: FieldValue<unknown>
  /** True once the set was to be logged. */
  isTried: boolean
  inputMode: 'decimal' | 'numeric'
  onText: (text: string) => void
  /** Steps the value; absent for a field without buttons. */
  onStep: (direction: 1 | -1) => void
  /** Button after the number, such as that of a stopwatch. */
  children?: ReactNode
}

/** One value of a set: unit and source, then a number between two large buttons. */
export function NumberRow(props: Props) {
  const { name, label, unit, text, field, isTried, inputMode, onText, onStep, children } = props
  const t = useT(sessionWords)
  const id = useId()
  const problem = useProblemText(name)
  const isWrong = field.isInvalid || (isTried && field.value === null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-center gap-2">
        <div className="grid w-16 shrink-0 justify-items-start leading-tight">
          {unit}
          <span id={`${id}-source`} className="text-ink-soft text-xs">
            {field.source ? t(`session.${field.source}`) : null}
          </span>
        </div>
        <div
          className={cx(
            'flex min-w-0 flex-1 items-stretch overflow-clip rounded-field border bg-raised focus-within:border-ink',
            isWrong ? 'border-pomegranate' : 'border-edge',
          )}
        >
          <Step label={t(`session.field.decrease.${name}`)} icon="minus" onClick={() => onStep(-1)} />
          <input
            type="text"
            name={name}
            inputMode={inputMode}
            enterKeyHint="done"
            autoComplete="off"
            dir="ltr"
            value={text}
            aria-label={label}
            aria-invalid={isWrong || undefined}
            aria-describedby={cx(field.source && `${id}-source`, isWrong && `${id}-error`) || undefined}
            onChange={(event) => onText(event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            className="min-w-0 flex-1 border-hairline border-x bg-transparent text-center font-bold text-2xl tabular-nums"
          />
          <Step label={t(`session.field.increase.${name}`)} icon="plus" onClick={() => onStep(1)} />
        </div>
        {children}
      </div>
      {isWrong ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}
    </div>
  )
}

/** Returns what a field takes, with an example in the digits of the language. */
function useProblemText(name: FieldName): string {
  const t = useT(sessionWords)
  const format = useSessionFormat()
  if (name === 'rir') return t('session.field.problem.rir')
  if (name === 'effort') return t('session.field.problem.effort', EFFORT_RANGE)
  const example = name === 'seconds' ? format.clock(EXAMPLES.seconds) : format.number(EXAMPLES[name])
  return t(`session.field.problem.${name}`, { example })
}

function Step({ label, icon, onClick }: { label: string; icon: 'minus' | 'plus'; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-13 shrink-0 place-items-center transition-colors hover:bg-sunken active:bg-sunken"
    >
      <Icon name={icon} size={22} />
    </button>
  )
}
