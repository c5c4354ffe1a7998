import type { JobRow } from 'contract/admin/queue-calls'
import { type JobState, jobQueues } from 'contract/admin/queue-rules'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { OneLine } from '../../../ui/one-line'
import { Status, type Tone } from '../../../ui/status'
import type { Column } from '../../../ui/table/columns'
import { queuesWords } from './words/queues-words'

const tones: Record<JobState, Tone> = {
  waiting: 'moving',
  active: 'moving',
  failed: 'wrong',
  completed: 'good',
}

/** Returns a formatter of job names; a queue unknown to this version is shown by its code. */
export function useJobName(): (job: JobRow) => string {
  const t = useT(queuesWords)
  return ({ queue }) => {
    const known = jobQueues.find((name) => name === queue)
    return known ? t(`queues.names.${known}`) : queue
  }
}

export function useJobColumns(): Column<JobRow>[] {
  const t = useT(queuesWords)
  const nameOf = useJobName()
  return [
    {
      key: 'job',
      label: t('queues.columns.job'),
      card: 'title',
      width: 'minmax(9rem,1fr)',
      cell: (job) => (
        <div className="grid min-w-0 gap-0.5">
          <span className="font-semibold">{nameOf(job)}</span>
          <OneLine className="text-ink-soft">{t(`queues.kinds.${job.kind}`)}</OneLine>
          {job.lastError ? (
            <bdi dir="ltr" className="wrap-anywhere text-pomegranate text-xs rtl:text-end">
              {job.lastError}
            </bdi>
          ) : null}
        </div>
      ),
    },
    {
      key: 'when',
      label: t('queues.columns.when'),
      width: 'minmax(6rem,10.5rem)',
      cell: ({ createdAt, nextAt, finishedAt }) => (
        <span className="text-sm">
          {t(nextAt ? 'queues.next' : finishedAt ? 'queues.ended' : 'queues.since')}{' '}
          <DateText value={nextAt ?? finishedAt ?? createdAt} look="time" />
        </span>
      ),
    },
    {
      key: 'tries',
      label: t('queues.columns.tries'),
      width: '4rem',
      end: true,
      cell: ({ attempts }) => t.number(attempts),
    },
    {
      key: 'state',
      label: t('queues.columns.state'),
      card: 'corner',
      width: '7rem',
      cell: ({ state }) => <Status tone={tones[state]}>{t(`queues.states.${state}`)}</Status>,
    },
  ]
}
