import { valueAt } from 'contract/programs/plan-changes'
import { planNodeAt } from 'contract/programs/plan-paths'
import { useT } from '../../../i18n/i18n'
import { InlineField } from '../../../ui/edit/inline-field'
import { typedNumber } from '../../../ui/form/typed-number'
import { usePlanEditor } from './plan-editor'
import { PlanField } from './plan-field'
import { fullLabelOf, labelOf, withUnit } from './plan-labels'
import { Panel, Section } from './section'
import { programEditorWords } from './words/program-editor-words'

const kinds = ['bodyComposition', 'performance', 'photos'] as const
const ends = ['initial', 'target'] as const

/** Start and targets of the athlete, which the Tracking tab only shows (decision X-46). */
export function TargetsSection() {
  const t = useT(programEditorWords)
  return (
    <Section title={t('programEditor.sections.targets')}>
      <Panel>
        <div className="grid gap-4 sm:grid-cols-2">
          {ends.map((end) => (
            <WeightField key={end} path={`tracking.measurements.weight.${end}`} />
          ))}
          {kinds.flatMap((kind) =>
            ends.map((end) => (
              <PlanField key={`${kind}.${end}`} path={`tracking.measurements.${kind}.${end}`} />
            )),
          )}
        </div>
      </Panel>
    </Section>
  )
}

/** A weight that may be unknown; digits of any script, with a fraction. */
function WeightField({ path }: { path: string }) {
  const t = useT(programEditorWords)
  const { data, editable, save } = usePlanEditor()
  const node = planNodeAt(path)
  const value = valueAt(data, path) as number | null
  const max = node?.kind === 'number' ? node.max : 0
  return (
    <InlineField
      label={labelOf(t, path)}
      name={fullLabelOf(t, path)}
      value={value === null ? '' : String(value)}
      shown={value === null ? undefined : withUnit(t, value, 'kg')}
      empty={t('programEditor.none.notSet')}
      onSave={
        editable
          ? (typed) => {
              const number = typedNumber(typed)
              return save(path, Number.isNaN(number) ? null : Math.min(max, number))
            }
          : undefined
      }
    />
  )
}
