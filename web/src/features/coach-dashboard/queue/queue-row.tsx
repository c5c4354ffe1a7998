import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Ago } from '../../../ui/ago'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-style'
import { menuItemClass, PopoverMenu } from '../../../ui/popover-menu'
import { Status } from '../../../ui/status'
import { type SnoozeChoice, snoozedUntil } from './snooze'
import { queueWords } from './words/queue-words'

interface Props {
  item: QueueItem
  onDone: () => void
  onSnooze: (until: string) => void
}

const choices: readonly SnoozeChoice[] = ['tomorrow', 'monday', 'week']

/** Line of a case: who, why, for how long, and what to do about it. */
export function QueueRow({ item, onDone, onSnooze }: Props) {
  const t = useT(queueWords)
  const { firstName, lastName } = item.user
  const kind = t(`queue.kinds.${item.kind}`)
  const name = isolated(`${firstName} ${lastName}`)
  const [titleId, factId] = [`case-${item._id}`, `fact-${item._id}`]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={titleId} className="wrap-anywhere min-w-0 font-bold text-base tracking-normal">
            <bdi>{`${firstName} ${lastName}`}</bdi>
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
          className={buttonClass({ kind: 'secondary', size: 'sm' })}
        >
          {t(`queue.actions.${item.kind}`)}
        </Link>
        <Button size="sm" kind="quiet" aria-describedby={titleId} onClick={onDone}>
          {t('queue.done')}
        </Button>
        <PopoverMenu
          label={t('queue.snooze')}
          trigger={t('queue.snooze')}
          className={buttonClass({ kind: 'quiet', size: 'sm' })}
        >
          {(close) =>
            choices.map((choice) => (
              <button
                key={choice}
                type="button"
                className={menuItemClass}
                onClick={() => {
                  close()
                  onSnooze(snoozedUntil(choice))
                }}
              >
                {t(`queue.until.${choice}`)}
              </button>
            ))
          }
        </PopoverMenu>
      </div>
    </li>
  )
}
