import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { Fragment } from 'react'
import { useT } from '../../../i18n/i18n'
import { useCoachStats } from '../coach-dashboard.api'
import { queueWords } from './words/queue-words'

/** Figures above the cases in one line of 32 px, which stays as high while they load; phones leave out the athletes. */
export function Figures({ coachId, items }: { coachId: string; items: readonly QueueItem[] | undefined }) {
  const t = useT(queueWords)
  const { data } = useCoachStats(coachId)
  const answers = items?.filter(({ kind }) => kind === 'message').length
  const { activeUsers, plansDue, trainedPercent } = data ?? {}
  const figures = [
    ...(activeUsers === undefined
      ? []
      : [{ text: t('queue.figures.athletes', { count: activeUsers }), look: 'max-sm:hidden' }]),
    ...(answers === undefined ? [] : [{ text: t('queue.figures.answers', { count: answers }), look: '' }]),
    ...(plansDue === undefined ? [] : [{ text: t('queue.figures.plans', { count: plansDue }), look: '' }]),
    ...(trainedPercent == null
      ? []
      : [{ text: t('queue.figures.trained', { n: trainedPercent }), look: '' }]),
  ]
  return (
    <p className="flex h-8 items-center gap-1.5 overflow-hidden whitespace-nowrap text-ink-soft text-xs tabular-nums sm:text-sm">
      {figures.map(({ text, look }, at) => (
        <Fragment key={text}>
          <span className={look}>{text}</span>
          {at < figures.length - 1 ? (
            <span aria-hidden="true" className={look}>
              ·
            </span>
          ) : null}
        </Fragment>
      ))}
    </p>
  )
}
