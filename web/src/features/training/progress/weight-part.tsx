import type { DayWeight } from 'contract/training/progress-calls'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { ProgressChart } from './progress-chart'
import { Section } from './section'
import { progressWords } from './words/progress-words'

/** Average weight of seven days; the value of each day is in the table. */
export function WeightPart({ weight }: { weight: readonly DayWeight[] }) {
  const t = useT(progressWords)
  const kg = (n: number) => isolatedName(t('progress.weight.kg', { n: Math.round(n * 10) / 10 }))
  return (
    <Section title={t('progress.weight.title')} text={t('progress.weight.text')}>
      {weight.length > 0 ? (
        <ProgressChart
          name={t('progress.weight.title')}
          days={weight.map(({ date, value, average }) => ({
            date,
            value: average,
            text: kg(average),
            cells: [kg(average), kg(value)],
          }))}
          heads={[t('progress.weight.day'), t('progress.weight.average'), t('progress.weight.value')]}
        />
      ) : (
        <p className="text-ink-soft">{t('progress.weight.none')}</p>
      )}
    </Section>
  )
}
