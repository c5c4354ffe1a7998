import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { QueueRow } from './queue-row'

interface Props {
  items: readonly QueueItem[]
  /** Case whose athlete is shown beside the list. */
  shown: string | undefined
  /** Address that shows the athlete of a case. */
  to: (id: string) => string
  /** True where the athlete is shown beside the list. */
  beside: boolean
  onFocus: (item: QueueItem) => void
  onFollow: () => void
  onPut: (item: QueueItem, until?: string) => void
}

/** Lines of the cases, the oldest first. */
export function QueueList({ items, shown, to, beside, onFocus, onFollow, onPut }: Props) {
  return (
    <ul className="overflow-clip rounded-card border border-hairline bg-raised">
      {items.map((item) => (
        <QueueRow
          key={item._id}
          item={item}
          isShown={item._id === shown}
          to={to(item._id)}
          beside={beside}
          onFocus={() => onFocus(item)}
          onFollow={onFollow}
          onDone={() => onPut(item)}
          onSnooze={(until) => onPut(item, until)}
        />
      ))}
    </ul>
  )
}
