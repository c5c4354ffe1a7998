import type { RangePosition } from 'contract/blood-tests/numbers'
import { useT } from '../../../i18n/i18n'
import { PointMark } from '../../../ui/chart/point-mark'
import { stateOf } from './trend-points'
import { markerWords } from './words/marker-words'

/**
 * Position of a value relative to its reference range, as a shape and a word; out of range it advises to see a doctor.
 */
export function PositionText({ position }: { position: RangePosition | null }) {
  const t = useT(markerWords)
  if (position === null) return null
  const out = position !== 'within'
  return (
    <span className="grid gap-0.5 text-sm leading-snug" data-position={position}>
      <span
        className={
          out ? 'flex items-start gap-1.5 font-semibold text-saffron-ink' : 'flex items-start gap-1.5'
        }
      >
        <span className="mt-[0.15em] grid">
          <PointMark state={stateOf(position)} />
        </span>
        {t(`markers.position.${position}`)}
      </span>
      {out ? <span>{t('markers.physician')}</span> : null}
    </span>
  )
}
