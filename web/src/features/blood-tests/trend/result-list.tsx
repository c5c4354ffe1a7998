import type { BloodTest, BloodTestMarker } from 'contract/blood-tests/calls'
import { trendKey } from 'contract/blood-tests/markers'
import type { Trend } from 'contract/blood-tests/trends'
import { useT } from '../../../i18n/i18n'
import { MarkerRow } from './marker-row'
import { useMarkerText } from './marker-text'
import { markerWords } from './words/marker-words'

/** Number of earlier tests shown next to a value. */
const EARLIER = 3

interface Props {
  test: Pick<BloodTest, 'id' | 'items'> & { markers?: readonly BloodTestMarker[] }
  /** Undefined while loading. */
  trends: readonly Trend[] | undefined
  /** Heading level of the names. */
  heading: 'h3' | 'h4'
}

/** Values of a test with unit, reference range and earlier values. */
export function ResultList({ test, trends = [], heading }: Props) {
  const t = useT(markerWords)
  const text = useMarkerText()
  const rows = Object.entries(test.items)
  if (rows.length === 0) return <p className="text-ink-soft">{t('markers.none')}</p>
  return (
    <ul className="divide-y divide-hairline">
      {rows.map(([label, printed]) => {
        const marker = test.markers?.find((one) => one.label === label)
        const trend = trends.find(({ key }) => key === trendKey(label))
        const at = trend?.points.findIndex((one) => one.bloodTestId === test.id && one.label === label) ?? -1
        return (
          <MarkerRow
            key={label}
            heading={heading}
            name={label}
            value={marker ? text.value(marker, printed) : String(printed)}
            range={marker && text.range(marker)}
            position={marker?.position ?? null}
            earlier={at > 0 ? trend?.points.slice(Math.max(0, at - EARLIER), at).reverse() : []}
            trend={trend}
          />
        )
      })}
    </ul>
  )
}
