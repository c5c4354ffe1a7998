import type { BestSet, ExerciseRecord } from 'contract/training/progress-calls'
import { useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Select } from '../../../ui/select'
import { clockText } from '../session/typed-values'
import { useDayText } from './day-text'
import { ProgressChart } from './progress-chart'
import { Section } from './section'
import { progressWords } from './words/progress-words'

/** Most records that are shown before the others are asked for. */
const SHOWN = 8

const keyOf = ({ exercise, measure }: ExerciseRecord) => `${measure} ${exercise}`

/** Best set of each exercise, and the way to it as a chart. */
export function RecordsPart({ records }: { records: readonly ExerciseRecord[] }) {
  const t = useT(progressWords)
  const [shownAll, setShownAll] = useState(false)
  const [chosen, setChosen] = useState('')
  const record = records.find((one) => keyOf(one) === chosen) ?? records[0]
  return (
    <Section title={t('progress.records.title')} text={t('progress.records.text')}>
      {record ? (
        <>
          <RecordTable records={shownAll ? records : records.slice(0, SHOWN)} />
          {records.length > SHOWN && !shownAll ? (
            <button
              type="button"
              className="link min-h-12 justify-self-start"
              onClick={() => setShownAll(true)}
            >
              {t('progress.records.all', { count: records.length })}
            </button>
          ) : null}
          <div className="max-w-md">
            <Select
              label={t('progress.records.exercise')}
              value={keyOf(record)}
              onChange={({ target }) => setChosen(target.value)}
            >
              {records.map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {one.exercise}
                </option>
              ))}
            </Select>
          </div>
          <RecordChart record={record} />
        </>
      ) : (
        <p className="text-ink-soft">{t('progress.records.none')}</p>
      )}
    </Section>
  )
}

function RecordTable({ records }: { records: readonly ExerciseRecord[] }) {
  const t = useT(progressWords)
  const setText = useSetText()
  const dayText = useDayText()
  return (
    <table className="w-full max-w-3xl text-sm tabular-nums">
      <caption className="sr-only">{t('progress.records.title')}</caption>
      <thead>
        <tr className="border-hairline border-b text-ink-soft">
          {(['exercise', 'best', 'day'] as const).map((head) => (
            <th key={head} scope="col" className="py-2 pe-3 text-start font-medium">
              {t(`progress.records.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={keyOf(record)} className="border-hairline border-b">
            <th scope="row" className="py-2.5 pe-3 text-start font-medium wrap-anywhere">
              <bdi>{record.exercise}</bdi>
            </th>
            <td className="py-2.5 pe-3">{setText(record.best)}</td>
            <td className="py-2.5">{dayText(record.best.date)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RecordChart({ record }: { record: ExerciseRecord }) {
  const t = useT(progressWords)
  const setText = useSetText()
  const { exercise, measure, history } = record
  // Without any load the reps are what changes.
  const byLoad = measure === 'reps' && history.some(({ load }) => load !== null && load !== 0)
  const amountOf = ({ load, reps, seconds, meters }: BestSet) =>
    (measure === 'time' ? seconds : measure === 'distance' ? meters : byLoad ? (load ?? 0) : reps) ?? 0
  return (
    <ProgressChart
      name={exercise}
      days={history.map((best) => ({
        date: best.date,
        value: amountOf(best),
        text: setText(best),
        cells: [setText(best)],
      }))}
      heads={[t('progress.records.day'), t('progress.records.bestOfDay')]}
    />
  )
}

/** Returns a set in words: load, reps, time and distance, as far as it has them. */
function useSetText(): (set: BestSet) => string {
  const t = useT(progressWords)
  const { tag } = useLocale()
  return ({ load, reps, seconds, meters }) => {
    const parts = [
      load === null || load === 0
        ? null
        : t(load < 0 ? 'progress.records.help' : 'progress.records.load', { n: Math.abs(load) }),
      meters === null ? null : t('progress.records.meters', { n: meters }),
      seconds === null ? null : clockText(seconds, tag),
      reps === null ? null : t('progress.records.reps', { count: reps }),
    ]
    return isolatedName(parts.filter((part) => part !== null).join(' × '))
  }
}
