import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { type KeyboardEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { useToast } from '../../../ui/toast'
import { useHideCase } from './queue.api'
import { QueueRow } from './queue-row'
import { queueWords } from './words/queue-words'

interface Props {
  coachId: string
  items: readonly QueueItem[]
}

/**
 * Lines of cases. On the link of a line j and k (or the arrow keys) move, Enter opens, r replies to a message, e (or d) is done;
 * afterwards the focus is on the next line, so that nothing has to be looked for.
 */
export function QueueList({ coachId, items }: Props) {
  const t = useT(queueWords)
  const toast = useToast()
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const hide = useHideCase(coachId)
  // Quick presses come before the lines are gone: the focus must not go to one of them.
  const leaving = useRef(new Set<string>())

  const focus = (item: QueueItem | undefined) => {
    const link = item && list.current?.querySelector<HTMLElement>(`[data-case="${CSS.escape(item._id)}"]`)
    // The last case is gone: the heading of the page is still there.
    ;(link ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  }
  const put = (item: QueueItem, until?: string) => {
    const at = items.indexOf(item)
    leaving.current.add(item._id)
    const stays = ({ _id }: QueueItem) => !leaving.current.has(_id)
    focus(items.slice(at + 1).find(stays) ?? items.slice(0, at).findLast(stays))
    // Each press answers for itself: callbacks of `mutate` are those of the last one alone.
    void hide.mutateAsync({ id: item._id, ...(until === undefined ? {} : { until }) }).catch(() => {
      leaving.current.delete(item._id)
      toast(t('queue.notSaved'), { kind: 'alert' })
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.case : undefined
    const at = items.findIndex((item) => item._id === id)
    const item = items[at]
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const next = items[at + step]
      if (next) focus(next)
    }
    if (event.key === 'e' || event.key === 'd') put(item)
    if (event.key === 'r' && item.kind === 'message') void navigate(item.action)
  }
  return (
    <ul
      ref={list}
      onKeyDown={onKeyDown}
      className="overflow-clip rounded-card border border-hairline bg-raised"
    >
      {items.map((item) => (
        <QueueRow
          key={item._id}
          item={item}
          onDone={() => put(item)}
          onSnooze={(until) => put(item, until)}
        />
      ))}
    </ul>
  )
}
