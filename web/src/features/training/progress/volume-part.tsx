import type { WeekVolume } from 'contract/training/progress-calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Select } from '../../../ui/select'
import { ProgressChart } from './progress-chart'
import { Section } from './section'
import { progressWords } from './words/progress-words'

/** Working sets and kilograms a week of one muscle group. */
export function VolumePart({ volume }: { volume: readonly WeekVolume[] }) {
  const t = useT(progressWords)
  const [chosen, setChosen] = useState<string>()
  const groups = [...new Set(volume.map(({ muscleGroup }) => muscleGroup ?? ''))].sort((a, b) =>
    // Sets without a group are last.
    a === '' ? 1 : b === '' ? -1 : a.localeCompare(b),
  )
  const group = groups.find((one) => one === chosen) ?? groups[0]
  const nameOf = (one: string) => one || t('progress.volume.ungrouped')
  if (group === undefined) {
    return (
      <Section title={t('progress.volume.title')} text={t('progress.volume.text')}>
        <p className="text-ink-soft">{t('progress.volume.none')}</p>
      </Section>
    )
  }
  const weeks = volume.filter(({ muscleGroup }) => (muscleGroup ?? '') === group)
  return (
    <Section title={t('progress.volume.title')} text={t('progress.volume.text')}>
      <div className="max-w-md">
        <Select
          label={t('progress.volume.group')}
          value={group}
          onChange={({ target }) => setChosen(target.value)}
        >
          {groups.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </div>
      <ProgressChart
        name={nameOf(group)}
        days={weeks.map(({ week, sets, kg }) => ({
          date: week,
          value: sets,
          text: t('progress.volume.sets', { count: sets }),
          cells: [t.number(sets), t('progress.volume.kg', { n: kg })],
        }))}
        heads={[t('progress.volume.week'), t('progress.volume.setsHead'), t('progress.volume.kgHead')]}
        base={0}
      />
    </Section>
  )
}
