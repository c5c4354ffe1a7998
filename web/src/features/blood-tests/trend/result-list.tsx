import type { BloodTest, BloodTestMarker } from 'contract/blood-tests/calls'
import { readNumber } from 'contract/blood-tests/numbers'
import type { Trend, TrendValue } from 'contract/blood-tests/trends'
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
      {rows.map(([name, printed]) => {
        const marker = test.markers?.find((one) => isNamed(one, name))
        const { number } = marker ?? readNumber(printed) ?? {}
        // Names may differ by a sign or their unit alone: the line is the one that has this very value.
        const isPoint = (one: TrendValue) =>
          one.bloodTestId === test.id && isNamed(one, name) && one.number === number
        const trend = trends.find(({ points }) => points.some(isPoint))
        const at = trend?.points.findIndex(isPoint) ?? -1
        return (
          <MarkerRow
            key={name}
            heading={heading}
            name={marker?.label ?? name}
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

/** Compares a value with its name in `items`, where a second one of its name has its unit behind it. */
function isNamed({ label, unit }: { label: string; unit: string | null }, name: string): boolean {
  return name === label || name === `${label} (${unit})`
}
