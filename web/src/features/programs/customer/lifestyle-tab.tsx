import { SLEEP_QUALITY_MAX } from 'contract/programs/rules'
import { useT } from '../../../i18n/i18n'
import { Meter } from './meter'
import { ListPart, NothingHere, Part } from './program-parts'
import type { TabProps } from './tab-props'
import { programsWords } from './words/programs-words'

/** Sleep, stress and recovery. */
export function LifestyleTab({ plan: { lifestyle } }: TabProps) {
  const t = useT(programsWords)
  const { sleep, stressManagement, recovery } = lifestyle
  const lists = [sleep.improvementTips, stressManagement.strategies, recovery.methods]
  if (sleep.quality === 0 && lists.every((list) => list.length === 0)) return <NothingHere />
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {sleep.quality > 0 ? (
        <Part title={t('myPrograms.lifestyle.sleep')}>
          <Meter
            name={t('myPrograms.lifestyle.quality')}
            value={sleep.quality}
            max={SLEEP_QUALITY_MAX}
            text={t('myPrograms.lifestyle.outOf', { n: sleep.quality, max: SLEEP_QUALITY_MAX })}
          />
        </Part>
      ) : null}
      <ListPart title={t('myPrograms.lifestyle.tips')} entries={sleep.improvementTips} />
      <ListPart title={t('myPrograms.lifestyle.stress')} entries={stressManagement.strategies} />
      <ListPart title={t('myPrograms.lifestyle.recovery')} entries={recovery.methods} />
    </div>
  )
}
