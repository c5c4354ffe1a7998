import type { RangePosition } from 'contract/blood-tests/numbers'
import { useT } from '../../../i18n/i18n'
import { PointMark } from '../../../ui/chart/point-mark'
import { stateOf } from './trend-points'
import { markerWords } from './words/marker-words'

/** Where a value lies against its laboratory's range, by shape and word; out of it, whom to talk to about that. */
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
