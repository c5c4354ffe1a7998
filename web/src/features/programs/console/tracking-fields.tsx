import { useT } from '../../../i18n/i18n'
import { PlanField } from '../coach/plan-field'
import { Panel, Section } from '../coach/section'
import { programEditorWords } from '../coach/words/program-editor-words'

/** Metrics and goals. Coaches only read them; they are edited here. Start and targets belong to an athlete, not a template. */
export function TrackingFields() {
  const t = useT(programEditorWords)
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Section title={t('programEditor.sections.metrics')}>
        <Panel>
          <PlanField path="tracking.metrics" />
          <PlanField path="tracking.frequency" />
          <PlanField path="tracking.indicators" />
        </Panel>
      </Section>
      <Section title={t('programEditor.sections.trackingGoals')}>
        <Panel>
          <PlanField path="tracking.goals" />
        </Panel>
      </Section>
    </div>
  )
}
