import { type ReactNode, useId } from 'react'
import { Mark } from './checkbox'
import type { Native } from './size'

type Props = Omit<Native<'input'>, 'type' | 'children' | 'size'> & {
  /** `radio` for one choice, `checkbox` for several. */
  type?: 'radio' | 'checkbox'
  label: string
  /** Consequence of the choice; a screen reader reads it after the name. */
  description?: ReactNode
  /** Content at the end of the first line, for example a price. */
  end?: ReactNode
}

/**
 * Large touch target for one of a few choices. Cards of a group share a `name`, and the group needs an accessible name.
 */
export function ChoiceCard({ type = 'radio', label, description, end, id: given, ...rest }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <div className="relative flex h-full gap-3.5 rounded-card border border-edge bg-raised p-4 transition-colors hover:border-ink has-checked:border-pine has-checked:bg-pine-wash has-checked:ring-1 has-checked:ring-pine">
      <Mark
        id={id}
        type={type}
        className="relative z-(--z-over) mt-1"
        aria-describedby={description != null || end != null ? `${id}-about` : undefined}
        {...rest}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        {/* The label's hidden box covers the card, so the whole card is clickable. */}
        <label htmlFor={id} className="cursor-pointer font-semibold before:absolute before:inset-0">
          {label}
        </label>
        <div id={`${id}-about`} className="flex-1 text-ink-soft text-sm">
          {description}
          {end != null ? (
            <div className="absolute end-4 top-4 font-semibold text-base text-ink">{end}</div>
          ) : null}
        </div>
      </div>
    </div>
  )
}
