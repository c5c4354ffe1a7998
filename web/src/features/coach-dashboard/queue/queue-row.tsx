import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Ago } from '../../../ui/ago'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-style'
import { cx } from '../../../ui/cx'
import { Status } from '../../../ui/status'
import { SnoozeMenu } from './snooze-menu'
import { queueWords } from './words/queue-words'

interface Props {
  item: QueueItem
  isShown: boolean
  /** Address that shows the athlete. */
  to: string
  /** True where the athlete is shown beside the list: the address is then none to go back from. */
  beside: boolean
  onFocus: () => void
  /** The link to the case's page is followed. */
  onFollow: () => void
  onDone: () => void
  onSnooze: (until: string) => void
}

/** Line of a case: who, why, for how long, and what to do about it. */
export function QueueRow({ item, isShown, to, beside, onFocus, onFollow, onDone, onSnooze }: Props) {
  const t = useT(queueWords)
  const { firstName, lastName } = item.user
  const kind = t(`queue.kinds.${item.kind}`)
  const name = isolated(`${firstName} ${lastName}`)
  const [titleId, factId] = [`case-${item._id}`, `fact-${item._id}`]
  return (
    <li
      data-line
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b px-4 py-3 last:border-b-0',
        isShown && 'bg-sunken',
      )}
    >
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={titleId} className="wrap-anywhere min-w-0 font-bold text-base tracking-normal">
            <Link
              to={to}
              replace={beside}
              preventScrollReset={beside}
              aria-current={isShown ? 'true' : undefined}
              onFocus={onFocus}
              className="inline-flex min-h-(--control-sm) items-center underline-offset-4 hover:underline"
            >
              <bdi>{`${firstName} ${lastName}`}</bdi>
            </Link>
          </h2>
          <Status tone={item.kind === 'pain' ? 'wrong' : 'needs-you'}>{kind}</Status>
          <span className="text-ink-soft text-sm">
            <Ago value={item.since} />
          </span>
        </div>
        <p id={factId} className="wrap-anywhere text-ink-soft">
          <bdi>{item.fact}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to={item.action}
          data-case={item._id}
          aria-label={`${t(`queue.actions.${item.kind}`)}: ${name}`}
          aria-describedby={factId}
          onFocus={onFocus}
          onClick={onFollow}
          className={buttonClass({ kind: 'secondary', size: 'sm' })}
        >
          {t(`queue.actions.${item.kind}`)}
        </Link>
        <Button size="sm" kind="quiet" aria-describedby={titleId} onClick={onDone}>
          {t('queue.done')}
        </Button>
        <SnoozeMenu onSnooze={onSnooze} />
      </div>
    </li>
  )
}
