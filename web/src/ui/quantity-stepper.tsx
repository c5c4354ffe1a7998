import { LINE_UNITS_MAX } from 'contract/cart/rules'
import { asciiDigits } from 'contract/sentence'
import { type KeyboardEvent, useId, useState } from 'react'
import { useT } from '../i18n/i18n'
import { cx } from './cx'
import { Icon } from './icon'
import { controlHeight, controlWidth, type Size } from './size'

interface Props {
  value: number
  onChange: (quantity: number) => void
  /** Units in stock; 0 if unknown. */
  max?: number
  min?: 0 | 1
  disabled?: boolean
  size?: Size
  /** Id of the element with the product's name; a screen reader reads it after the label. */
  describedBy?: string
}

/**
 * Integer from 1 (or 0) to the stock or the maximum per line item; set by buttons, or typed in Latin, Persian or Arabic
 * digits.
 */
export function QuantityStepper(props: Props) {
  const { value, onChange, max = 0, min = 1, disabled, size = 'md', describedBy } = props
  const t = useT()
  const id = useId()
  const limit = Math.min(max > 0 ? max : LINE_UNITS_MAX, LINE_UNITS_MAX)
  const full = value >= limit
  const hint = full ? t('common.quantity.max', { n: limit }) : undefined
  const set = (quantity: number) => {
    const next = Math.min(Math.max(min, quantity), limit)
    if (next !== value) onChange(next)
  }
  const field = useTypedQuantity({ value, shown: t.number(value), set, typedMax: limit })
  const side = controlWidth[size]
  return (
    <div
      className={cx(
        'inline-flex w-fit items-stretch overflow-clip rounded-field border border-edge bg-raised focus-within:border-ink',
        controlHeight[size],
      )}
    >
      <button
        type="button"
        className={cx(side, buttonClass)}
        aria-label={t('common.quantity.decrease')}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        {...field}
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        dir="ltr"
        className={cx(
          'border-hairline border-x bg-transparent text-center font-semibold tabular-nums',
          // Width for three digits.
          size === 'sm' ? side : 'w-12',
        )}
        aria-label={t('common.quantity.label')}
        aria-describedby={cx(describedBy, hint && id) || undefined}
        disabled={disabled}
      />
      <button
        type="button"
        className={cx(side, buttonClass)}
        aria-label={t('common.quantity.increase')}
        aria-describedby={hint && id}
        title={hint}
        disabled={disabled || full}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
      {hint ? (
        <span id={id} className="sr-only">
          {hint}
        </span>
      ) : null}
    </div>
  )
}

const buttonClass =
  'grid place-items-center text-ink transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-soft disabled:opacity-60'

interface Typed {
  value: number
  /** Value in the digits of the language. */
  shown: string
  set: (quantity: number) => void
  typedMax: number
}

/** State of the input: Enter and blur commit, Escape discards, the arrow keys step. */
function useTypedQuantity({ value, shown, set, typedMax }: Typed) {
  const [draft, setDraft] = useState<string | null>(null)
  // The input's own value is current; the draft state may not be rendered yet when blur follows immediately.
  const commit = (field: HTMLInputElement) => {
    const typed = Number.parseInt(asciiDigits(field.value), 10)
    if (!Number.isNaN(typed)) set(Math.min(typed, typedMax))
    setDraft(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit(event.currentTarget)
    }
    if (event.key === 'Escape') setDraft(null)
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      set(value + (event.key === 'ArrowUp' ? 1 : -1))
    }
  }
  return {
    value: draft ?? shown,
    onChange: (event: { target: HTMLInputElement }) => setDraft(event.target.value),
    onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
    onBlur: (event: { currentTarget: HTMLInputElement }) => commit(event.currentTarget),
    onKeyDown,
  }
}
