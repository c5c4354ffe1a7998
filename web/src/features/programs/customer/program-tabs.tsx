import { useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Tabs } from '../../../ui/tabs'
import { LifestyleTab } from './lifestyle-tab'
import { NutritionTab } from './nutrition-tab'
import { OverviewTab } from './overview-tab'
import type { TabProps } from './tab-props'
import { TrackingTab } from './tracking-tab'
import { programsWords } from './words/programs-words'
import { WorkoutTab } from './workout-tab'

const KEYS = ['overview', 'nutrition', 'workout', 'lifestyle', 'tracking'] as const
const panels = {
  overview: OverviewTab,
  nutrition: NutritionTab,
  workout: WorkoutTab,
  lifestyle: LifestyleTab,
  tracking: TrackingTab,
}

/** The five parts of a program; the address says which one is open. */
export function ProgramTabs(props: TabProps) {
  const t = useT(programsWords)
  const [params, setParams] = useSearchParams()
  const current = KEYS.find((key) => key === params.get('tab')) ?? 'overview'
  return (
    <Tabs
      label={t('myPrograms.detail.tabs')}
      current={current}
      onChange={(tab) =>
        setParams(
          (before) => {
            before.set('tab', tab)
            return before
          },
          { replace: true },
        )
      }
      tabs={KEYS.map((key) => {
        const Panel = panels[key]
        return { key, label: t(`myPrograms.detail.${key}`), panel: () => <Panel {...props} /> }
      })}
    />
  )
}
