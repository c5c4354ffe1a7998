/** Where a value stands to its range. Each has a shape of its own: a dot, a triangle up or down, a ring. */
export type PointState = 'in' | 'above' | 'below' | 'unknown'

const shapes: Record<PointState, { path: string; colour: string }> = {
  in: { path: 'M4.5 0a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0Z', colour: 'var(--pine)' },
  above: { path: 'M0-6.2 6.2 4.6-6.2 4.6Z', colour: 'var(--saffron-ink)' },
  below: { path: 'M0 6.2 6.2-4.6-6.2-4.6Z', colour: 'var(--saffron-ink)' },
  unknown: { path: 'M4.5 0a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0Z', colour: 'var(--ink-soft)' },
}

/** The shape of a point, around the origin of a drawing. */
export function PointShape({ state, ground = 'var(--raised)' }: { state: PointState; ground?: string }) {
  const { path, colour } = shapes[state]
  const hollow = state === 'unknown'
  return (
    <path
      data-point={state}
      d={path}
      fill={hollow ? ground : colour}
      // A filled shape keeps a rim of the ground, so that two near each other stay two.
      stroke={hollow ? colour : ground}
      strokeWidth={hollow ? 2 : 1.5}
      strokeLinejoin="round"
    />
  )
}

/** The same shape in a line of text. */
export function PointMark({ state }: { state: PointState }) {
  return (
    <svg viewBox="-8 -8 16 16" width={16} height={16} aria-hidden="true" className="shrink-0">
      <PointShape state={state} ground="transparent" />
    </svg>
  )
}
