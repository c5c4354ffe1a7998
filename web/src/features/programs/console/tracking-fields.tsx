import { valueAt } from 'contract/programs/plan-changes'
import { planNodeAt } from 'contract/programs/plan-paths'
import { asciiDigits } from 'contract/sentence'
import { useT } from '../../../i18n/i18n'
import { InlineField } from '../../../ui/edit/inline-field'
import { usePlanEditor } from '../coach/plan-editor'
import { PlanField } from '../coach/plan-field'
import { labelOf, withUnit } from '../coach/plan-labels'
import { Panel, Section } from '../coach/section'
import { programEditorWords } from '../coach/words/program-editor-words'
import { consoleProgramsWords } from './words/console-programs-words'

const measured = ['bodyComposition', 'performance', 'photos'] as const

/** Metrics and goals. Coaches only read them; they are edited here. */
export function TrackingFields() {
  const t = useT(consoleProgramsWords, programEditorWords)
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
      <Section title={t('consolePrograms.plan.details')}>
        <Panel>
          <div className="grid gap-4 sm:grid-cols-2">
            <WeightField path="tracking.measurements.weight.initial" />
            <WeightField path="tracking.measurements.weight.target" />
            {measured.flatMap((kind) =>
              (['initial', 'target'] as const).map((end) => (
                <PlanField key={`${kind}.${end}`} path={`tracking.measurements.${kind}.${end}`} />
              )),
            )}
          </div>
        </Panel>
      </Section>
    </div>
  )
}

/** A weight that may be unknown; digits of any script, with a fraction. */
function WeightField({ path }: { path: string }) {
  const t = useT(programEditorWords)
  const { data, save } = usePlanEditor()
  const node = planNodeAt(path)
  const value = valueAt(data, path) as number | null
  const max = node?.kind === 'number' ? node.max : 0
  return (
    <InlineField
      label={labelOf(t, path)}
      value={value === null ? '' : String(value)}
      shown={value === null ? undefined : withUnit(t, value, 'kg')}
      empty={t('programEditor.none.notSet')}
      onSave={(typed) => {
        const number = Number.parseFloat(asciiDigits(typed).replace(/[٫,]/, '.'))
        return save(path, Number.isFinite(number) ? Math.min(max, Math.max(0, number)) : null)
      }}
    />
  )
}
