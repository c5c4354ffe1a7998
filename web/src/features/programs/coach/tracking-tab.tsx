import type { ComponentProps, ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Tags } from '../../../ui/edit/tag-field'
import { Fact } from '../../../ui/fact'
import { FollowedPart } from './followed-part'
import { usePlanEditor } from './plan-editor'
import { labelOf, withUnit } from './plan-labels'
import { Panel, Section } from './section'
import { programEditorWords } from './words/program-editor-words'

/** Metrics and goals, with the athlete's entries below; read only (decision X-46). */
export function TrackingTab({
  photos,
  ...followed
}: ComponentProps<typeof FollowedPart> & { photos: ReactNode }) {
  const t = useT(programEditorWords)
  const { metrics, frequency, goals, measurements } = usePlanEditor().data.tracking
  const none = t('programEditor.none.notSet')
  const { initial, target } = measurements.weight
  const kilograms = (value: number | null) => (value === null ? none : withUnit(t, value, 'kg'))
  return (
    <div className="grid gap-8">
      {/* Columns, not cells: cards of unequal height leave no holes. */}
      <div className="grid gap-8 lg:block lg:columns-2 lg:gap-8 lg:*:mb-8 lg:*:break-inside-avoid">
        <Section title={t('programEditor.sections.metrics')}>
          <Panel>
            {metrics.length > 0 ? (
              <Tags name={labelOf(t, 'tracking.metrics')} entries={metrics} />
            ) : (
              <p className="text-ink-soft">{t('programEditor.none.items')}</p>
            )}
            <dl>
              <Fact name={t('programEditor.tracking.frequency')}>
                <bdi>{frequency || none}</bdi>
              </Fact>
            </dl>
          </Panel>
        </Section>
        <Section title={t('programEditor.sections.trackingGoals')}>
          <Panel>
            {goals.length > 0 ? (
              <ul aria-label={labelOf(t, 'tracking.goals')} className="grid divide-y divide-hairline">
                {goals.map((goal, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: goals may be the same, and have no other name
                  <li key={at} dir="auto" className="py-1.5">
                    {goal}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-ink-soft">{t('programEditor.none.items')}</p>
            )}
          </Panel>
        </Section>
        <Section title={t('programEditor.sections.weight')}>
          <Panel>
            <dl className="grid grid-cols-2 gap-4 tabular-nums">
              <Fact name={t('programEditor.tracking.initial')}>{kilograms(initial)}</Fact>
              <Fact name={t('programEditor.tracking.target')}>{kilograms(target)}</Fact>
            </dl>
          </Panel>
        </Section>
        <FollowedPart {...followed} />
      </div>
      {photos}
    </div>
  )
}
