/** Position of a value relative to its range; each has its own shape: dot, triangle up, triangle down, ring. */
export type PointState = 'in' | 'above' | 'below' | 'unknown'

const shapes: Record<PointState, { path: string; colour: string }> = {
  in: { path: 'M4.5 0a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0Z', colour: 'var(--pine)' },
  above: { path: 'M0-6.2 6.2 4.6-6.2 4.6Z', colour: 'var(--saffron-ink)' },
  below: { path: 'M0 6.2 6.2-4.6-6.2-4.6Z', colour: 'var(--saffron-ink)' },
  unknown: { path: 'M4.5 0a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0Z', colour: 'var(--ink-soft)' },
}

/** Shape of a point, centred on the drawing's origin. */
export function PointShape({ state, ground = 'var(--raised)' }: { state: PointState; ground?: string }) {
  const { path, colour } = shapes[state]
  const hollow = state === 'unknown'
  return (
    <path
      data-point={state}
      d={path}
      fill={hollow ? ground : colour}
      // The rim in the background colour separates two overlapping shapes.
      stroke={hollow ? colour : ground}
      strokeWidth={hollow ? 2 : 1.5}
      strokeLinejoin="round"
    />
  )
}

/** Shape of a point, inline in text. */
export function PointMark({ state }: { state: PointState }) {
  return (
    <svg viewBox="-8 -8 16 16" width={16} height={16} aria-hidden="true" className="shrink-0">
      <PointShape state={state} ground="transparent" />
    </svg>
  )
}
