import { type ChartPoint, Plot } from './plot'
import { scalesOf } from './scales'

/** Small decorative plot; the text nearby must say what it shows. */
export function Sparkline({ points, className }: { points: readonly ChartPoint[]; className?: string }) {
  return (
    <span
      dir="ltr"
      aria-hidden="true"
      className={className ? `relative block ${className}` : 'relative block h-16 w-40'}
    >
      <Plot points={points} scales={scalesOf(points)} />
    </span>
  )
}
