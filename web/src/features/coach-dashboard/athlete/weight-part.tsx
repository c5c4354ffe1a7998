import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import { useT } from '../../../i18n/i18n'
import { CoachDate } from '../../coaches/coach-date'
import { useMeasuredText } from '../../programs/measured/measured-text'
import { MeasurementChart } from '../../programs/measured/measurement-chart'
import { Part } from './part'
import { athleteWords } from './words/athlete-words'

interface Props {
  weights: AthleteSummary['weights']
  target: number | null
}

/** Weights over time with the target; the values themselves on demand. */
export function WeightPart({ weights, target }: Props) {
  const t = useT(athleteWords)
  const textOf = useMeasuredText('weight')
  const last = weights.at(-1)
  return (
    <Part title={t('athleteColumn.weight.title')}>
      {last ? (
        <>
          <MeasurementChart
            kind="weight"
            measurements={weights.map((one) => ({ ...one, kind: 'weight', unit: 'kg' }))}
            target={target}
            dayOf={(at) => <CoachDate value={at} />}
          />
          <details>
            <summary className="min-h-11 content-center font-semibold text-sm">
              {t('athleteColumn.weight.all')}
            </summary>
            <ul className="grid divide-y divide-hairline text-sm tabular-nums">
              {weights.toReversed().map(({ _id, at, value }) => (
                <li key={_id} className="flex justify-between gap-4 py-1.5">
                  <span className="text-ink-soft">
                    <CoachDate value={at} />
                  </span>
                  <span>{textOf(value)}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      ) : (
        <p className="text-ink-soft">{t('athleteColumn.weight.none')}</p>
      )}
    </Part>
  )
}
