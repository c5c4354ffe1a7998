import { dayKeys } from 'contract/programs/plan'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import { usePlanEditor } from '../../programs/coach/plan-editor'
import { Panel, Section } from '../../programs/coach/section'
import { useProgressionRules, useProposals } from './progression.api'
import { ProposalsPart } from './proposals-part'
import { RulesPart } from './rules-part'
import { progressionWords } from './words/progression-words'

interface Props {
  coachId: string
  id: string
}

/** Rules of progression beside the text phases, and what they propose for the coming week. */
export default function ProgressionSection({ coachId, id }: Props) {
  const t = useT(progressionWords)
  const { data, editable, refresh } = usePlanEditor()
  const rules = useProgressionRules({ coachId, id })
  const proposals = useProposals({ coachId, id })
  const failed = [rules, proposals].find(({ error, data: found }) => error && !found)
  const rows = dayKeys.flatMap((day) =>
    data.workout.weeklySchedule[day].exercises.flatMap(({ id: row, name }) =>
      row ? [{ id: row, name }] : [],
    ),
  )
  return (
    <Section title={t('progression.title')}>
      <Panel>
        <p className="text-ink-soft text-sm">{t('progression.text')}</p>
        {failed ? (
          <ErrorState heading="p" title={t('progression.failed')} onRetry={() => void failed.refetch()} />
        ) : rules.data && proposals.data ? (
          <>
            <ProposalsPart
              coachId={coachId}
              id={id}
              proposals={proposals.data}
              onAccepted={() => refresh?.()}
            />
            {editable ? <RulesPart coachId={coachId} id={id} stored={rules.data} rows={rows} /> : null}
          </>
        ) : (
          <div role="status" aria-busy="true">
            <span className="sr-only">{t('progression.loading')}</span>
            <Skeleton className="h-24" />
          </div>
        )}
      </Panel>
    </Section>
  )
}
