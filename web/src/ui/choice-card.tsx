import { type ReactNode, useId } from 'react'
import { Mark } from './checkbox'
import type { Native } from './size'

type Props = Omit<Native<'input'>, 'type' | 'children' | 'size'> & {
  /** One of several, or as many as one likes. */
  type?: 'radio' | 'checkbox'
  label: string
  /** What choosing it means; read after the name. */
  description?: ReactNode
  /** Stands at the end of the first line: a price, say. */
  end?: ReactNode
}

/** One choice of a few, large enough for a thumb. Several share a `name` inside a group that has a name. */
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
        {/* The label's hidden box covers the card, so that all of it can be pressed. */}
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
