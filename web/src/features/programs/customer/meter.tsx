interface Props {
  name: string
  value: number
  /** Value at the full bar. */
  max: number
  /** Value and scale in words. */
  text: string
}

/** Value against its target as a bar. The figures are in the text, so the bar is decorative. */
export function Meter({ name, value, max, text }: Props) {
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft text-sm tabular-nums">{text}</span>
      </div>
      <div aria-hidden="true" className="h-2 overflow-clip rounded-pill bg-hairline">
        <div className="h-full rounded-pill bg-pine" style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  )
}
