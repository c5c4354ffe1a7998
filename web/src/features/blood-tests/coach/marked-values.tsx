import type { MarkedValues } from 'contract/blood-tests/calls'
import { useT } from '../../../i18n/i18n'
import { markerWords } from '../trend/words/marker-words'
import { coachTestsWords } from './words/coach-tests-words'

/** Says how many of a test's values are out of range; a test without values refers to its report. */
export function MarkedCount({ test: { values, marked } }: { test: MarkedValues }) {
  const t = useT(coachTestsWords, markerWords)
  if (values === 0) return t('markers.none')
  return t('coachTests.marked', { count: marked.length, total: values })
}

/** The values out of range with unit and position; of more than `most` the number of the others. */
export function MarkedList({ marked, most }: { marked: MarkedValues['marked']; most?: number }) {
  const t = useT(coachTestsWords, markerWords)
  const shown = marked.slice(0, most)
  const others = marked.length - shown.length
  return (
    <ul className="grid divide-y divide-hairline text-sm empty:hidden">
      {shown.map(({ label, value, unit, position }) => (
        <li key={label} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-1.5">
          <span className="wrap-anywhere">
            <bdi>{label}</bdi>
          </span>
          <span className="flex flex-wrap gap-x-3">
            <bdi className="tabular-nums">{[value, unit].filter(Boolean).join(' ')}</bdi>
            {position ? (
              <span className="font-semibold text-saffron-ink">{t(`markers.position.${position}`)}</span>
            ) : null}
          </span>
        </li>
      ))}
      {others > 0 ? (
        <li className="py-1.5 text-ink-soft">{t('coachTests.more', { count: others })}</li>
      ) : null}
    </ul>
  )
}
