import { Icon } from './icon'

interface Props {
  /** Heading above the unmet requirements. */
  title?: string
  lacking?: readonly string[]
  /** Text shown once nothing is lacking; renders nothing if absent. */
  good?: string
}

/** Live status of a field: the unmet requirements while the person types, or confirmation. */
export function FieldCheck({ title, lacking = [], good }: Props) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {lacking.length > 0 ? (
        <div className="grid gap-1 rounded-field bg-sunken p-3">
          {title ? <p className="font-semibold">{title}</p> : null}
          <ul className="grid gap-0.5 text-ink-soft">
            {lacking.map((text) => (
              <li key={text} className="flex gap-2">
                <Icon name="close" size={16} className="mt-[0.28em] text-pomegranate" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      ) : good ? (
        <p className="flex items-start gap-2 font-medium text-pine">
          <Icon name="check" size={16} className="mt-[0.28em]" />
          {good}
        </p>
      ) : null}
    </div>
  )
}
