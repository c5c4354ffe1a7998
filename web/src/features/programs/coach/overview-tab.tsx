import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { usePlanEditor } from './plan-editor'
import { PlanField } from './plan-field'
import { Panel, Section } from './section'
import { TargetsSection } from './targets-section'
import { programEditorWords } from './words/program-editor-words'

/** Overview of the program, with the parts of the plan without a tab (decision X-48) and the athlete's targets. */
export function OverviewTab({ targets }: { targets?: ReactNode }) {
  const t = useT(programEditorWords)
  const { refresh } = usePlanEditor()
  return (
    <div className="grid gap-8">
      <Section title={t('programEditor.sections.description')}>
        <Panel>
          <PlanField path="description" />
          <PlanField path="duration" />
        </Panel>
      </Section>
      <div className="grid gap-8 lg:grid-cols-2">
        <Section title={t('programEditor.sections.goals')}>
          <Panel>
            <PlanField path="goals" hideLabel />
          </Panel>
        </Section>
        <Section title={t('programEditor.sections.recommendations')}>
          <Panel>
            <PlanField path="recommendations" hideLabel />
          </Panel>
        </Section>
      </div>
      <Section title={t('programEditor.sections.schedule')}>
        <Columns>
          <PlanField path="schedule.daily" />
          <PlanField path="schedule.weekly" />
        </Columns>
      </Section>
      <Section title={t('programEditor.sections.lifestyle')}>
        <Columns>
          <div className="grid content-start gap-4">
            <PlanField path="lifestyle.sleep.quality" />
            <PlanField path="lifestyle.sleep.improvementTips" />
          </div>
          <PlanField path="lifestyle.stressManagement.strategies" />
          <PlanField path="lifestyle.recovery.methods" />
        </Columns>
      </Section>
      {refresh ? <TargetsSection /> : null}
      {targets}
    </div>
  )
}

function Columns({ children }: { children: React.ReactNode }) {
  return (
    <Panel>
      <div className="grid gap-6 lg:grid-flow-col lg:auto-cols-fr">{children}</div>
    </Panel>
  )
}
