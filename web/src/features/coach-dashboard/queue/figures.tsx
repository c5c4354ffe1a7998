import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { Fragment } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { useCoachStats } from '../coach-dashboard.api'
import { queueWords } from './words/queue-words'

/** Number of cases and figures in one line of 32 px, which stays as high while they load; phones leave out the athletes. */
export function Figures({ coachId, items }: { coachId: string; items: readonly QueueItem[] | undefined }) {
  const t = useT(queueWords)
  const { data } = useCoachStats(coachId)
  const answers = items?.filter(({ kind }) => kind === 'message').length
  const { activeUsers, plansDue, trainedPercent } = data ?? {}
  const figures = [
    ...(!items?.length
      ? []
      : [{ text: t('queue.figures.cases', { count: items.length }), look: 'font-semibold text-ink' }]),
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
    // Two lines of small text on phones, where the longest language needs them.
    <p
      role="status"
      className="flex min-h-10 flex-wrap content-center items-center gap-x-1.5 text-ink-soft text-xs tabular-nums leading-tight sm:h-8 sm:min-h-0 sm:flex-nowrap sm:overflow-hidden sm:whitespace-nowrap sm:text-sm"
    >
      {figures.map(({ text, look }, at) => (
        <Fragment key={text}>
          <span className={cx('whitespace-nowrap', look)}>{text}</span>
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
