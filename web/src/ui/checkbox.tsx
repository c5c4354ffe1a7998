import { type ReactNode, useId } from 'react'
import { cx } from './cx'
import { controlHeight, type Native } from './size'

/** Checkbox or radio without text, for components that have their own label. */
export function Mark({
  type = 'checkbox',
  className,
  ...rest
}: Omit<Native<'input'>, 'size' | 'type'> & { type?: 'checkbox' | 'radio' }) {
  return <input type={type} className={cx('mark', className)} {...rest} />
}

type Props = Omit<Native<'input'>, 'type' | 'children'> & {
  /** Label and accessible name. */
  children: ReactNode
  /** Text below the label; a screen reader reads it after the name. */
  hint?: ReactNode
}

/** Checkbox with a label; the whole line is clickable. For choices that a button saves together. */
export function Checkbox(props: Props) {
  return <Line {...props} look="mark" inset="ms-8" />
}

/** Switch with a label, for settings that take effect immediately. */
export function Switch(props: Props) {
  return <Line {...props} role="switch" look="switch" inset="ms-13" />
}

function Line({
  children,
  hint,
  size = 'md',
  look,
  inset,
  className,
  'aria-describedby': describedBy,
  ...rest
}: Props & { look: string; inset: string }) {
  const id = useId()
  return (
    <div className={cx('grid', className)}>
      <label className={cx('flex items-center gap-3 py-1', controlHeight[size])}>
        <input
          type="checkbox"
          className={look}
          aria-describedby={cx(hint != null && `${id}-hint`, describedBy) || undefined}
          {...rest}
        />
        <span className="min-w-0">{children}</span>
      </label>
      {hint != null ? (
        <p id={`${id}-hint`} className={cx('text-ink-soft text-sm', inset)}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
