import type { Trend } from 'contract/blood-tests/trends'
import { useT } from '../../../i18n/i18n'
import { useMarkerText } from './marker-text'
import { PositionText } from './position-text'
import { shownValue } from './trend-points'
import { markerWords } from './words/marker-words'

const cell = 'py-2 pe-3 text-start align-top'

/** All values of a trend, newest first, in the selected unit; adds the printed value where it differs. */
export function TrendTable({ trend, unit }: { trend: Trend; unit: string | null }) {
  const t = useT(markerWords)
  const text = useMarkerText()
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold text-sm">{t('markers.trend.table')}</summary>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{trend.label}</caption>
        <thead>
          <tr className="border-hairline border-b text-ink-soft">
            {(['day', 'value', 'compared'] as const).map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {t(`markers.trend.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...trend.points].reverse().map((printed) => {
            const shown = shownValue(printed, unit) ?? printed
            const range = text.range(shown)
            return (
              <tr key={`${printed.bloodTestId} ${printed.label}`} className="border-hairline border-b">
                <td className={cell}>{text.day(printed.day)}</td>
                <td className={cell}>
                  <span className="block font-medium">{text.value(shown)}</span>
                  {shown === printed ? null : (
                    <span className="text-ink-soft text-xs">
                      {t('markers.converted', { value: text.value(printed) })}
                    </span>
                  )}
                </td>
                <td className={cell}>
                  <PositionText position={printed.position} />
                  <span className="block text-ink-soft text-xs">{range ?? t('markers.noRange')}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
