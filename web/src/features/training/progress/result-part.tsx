import type { ProgramResult } from 'contract/training/progress-calls'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Fact } from '../../../ui/fact'
import { useDayText } from './day-text'
import { Section } from './section'
import { progressWords } from './words/progress-words'

/** Result of the program: sessions, records and weight; `children` is the way on. */
export function ResultPart({ result, children }: { result: ProgramResult; children: ReactNode }) {
  const t = useT(progressWords)
  const dayText = useDayText()
  const { firstDay, lastDay, done, planned, records, weight } = result
  const kg = (n: number) => isolatedName(t('progress.weight.kg', { n: Math.round(n * 10) / 10 }))
  return (
    <Section
      title={t('progress.result.title')}
      text={t('progress.result.text', { from: dayText(firstDay), to: dayText(lastDay) })}
    >
      <dl className="grid max-w-3xl gap-4 rounded-card border border-hairline bg-raised p-4 sm:grid-cols-3 sm:p-5">
        <Fact name={t('progress.result.sessions')}>{t('progress.result.done', { done, planned })}</Fact>
        <Fact name={t('progress.result.records')}>{t.number(records)}</Fact>
        {weight ? (
          <Fact name={t('progress.result.weight')}>
            {t('progress.result.change', { first: kg(weight.first), last: kg(weight.last) })}
          </Fact>
        ) : null}
      </dl>
      {children}
    </Section>
  )
}
