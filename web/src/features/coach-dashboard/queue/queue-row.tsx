import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Ago } from '../../../ui/ago'
import { buttonClass } from '../../../ui/button-style'
import { cx } from '../../../ui/cx'
import { Status } from '../../../ui/status'
import { CaseButtons } from './case-buttons'
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

/** Line of a case, at most 90 px high beside its athlete: who and why, then for how long, the fact and what to do about it. */
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
        'grid grid-cols-[minmax(0,1fr)] border-hairline border-b px-4 py-1.5 last:border-b-0',
        isShown && 'bg-sunken',
      )}
    >
      <div className="flex items-center gap-1">
        <h2
          id={titleId}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] font-bold text-base tracking-normal"
        >
          <Link
            to={to}
            replace={beside}
            preventScrollReset={beside}
            aria-current={isShown ? 'true' : undefined}
            onFocus={onFocus}
            className="min-h-(--control-sm) content-center truncate underline-offset-4 hover:underline"
          >
            <bdi>{`${firstName} ${lastName}`}</bdi>
          </Link>
        </h2>
        <Status tone={item.kind === 'pain' ? 'wrong' : 'needs-you'} className="mx-1 shrink-0">
          {kind}
        </Status>
        <CaseButtons describedBy={titleId} onDone={onDone} onSnooze={onSnooze} className="-me-2 ms-auto" />
      </div>
      <div className="flex items-center gap-3">
        <p className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] text-ink-soft text-sm">
          <span className="line-clamp-2 leading-snug">
            <Ago value={item.since} />
            {' · '}
            <bdi id={factId}>{item.fact}</bdi>
          </span>
        </p>
        <Link
          to={item.action}
          data-case={item._id}
          aria-label={`${t(`queue.actions.${item.kind}`)}: ${name}`}
          aria-describedby={factId}
          onFocus={onFocus}
          onClick={onFollow}
          className={buttonClass({ kind: 'secondary', size: 'sm' }, 'shrink-0')}
        >
          {t(`queue.actions.${item.kind}`)}
        </Link>
      </div>
    </li>
  )
}
