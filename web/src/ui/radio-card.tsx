import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: string
  /** What choosing it means; read after the name. */
  description?: ReactNode
  /** Stands at the end of the first line: a price, say. */
  end?: ReactNode
}

/** One choice of a few, large enough for a thumb. Several share a `name` inside a `fieldset` with a `legend`. */
export function RadioCard({ label, description, end, id: given, ...rest }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <div className="relative flex gap-3.5 rounded-card border border-edge bg-raised p-4 transition-colors hover:border-ink has-checked:border-pine has-checked:bg-pine-wash has-checked:ring-1 has-checked:ring-pine">
      <input
        id={id}
        type="radio"
        className="relative z-10 mt-1 size-5 shrink-0"
        aria-describedby={description != null || end != null ? `${id}-about` : undefined}
        {...rest}
      />
      <div className="grid flex-1 gap-0.5">
        {/* The label's hidden box covers the card, so that all of it can be pressed. */}
        <label htmlFor={id} className="cursor-pointer font-semibold before:absolute before:inset-0">
          {label}
        </label>
        <div id={`${id}-about`} className="text-ink-soft text-sm">
          {description}
          {end != null ? (
            <div className="absolute end-4 top-4 font-semibold text-base text-ink">{end}</div>
          ) : null}
        </div>
      </div>
    </div>
  )
}
