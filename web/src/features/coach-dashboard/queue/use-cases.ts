import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { useEffect, useRef } from 'react'
import { isNotFound } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { useToast } from '../../../ui/toast'
import { useHideCase } from './queue.api'
import { queueWords } from './words/queue-words'

/** Link of a case that has the focus while the case is current. */
const linkOf = (id: string) => document.querySelector<HTMLElement>(`main [data-case="${CSS.escape(id)}"]`)

/** Returns functions that focus cases and remove them from the list. */
export function useCases(coachId: string, items: readonly QueueItem[]) {
  const t = useT(queueWords)
  const toast = useToast()
  const hide = useHideCase(coachId)
  // Quick presses come before the lines are gone: the focus must not go to one of them.
  const leaving = useRef(new Set<string>())
  // A chat with a new message comes back under the same name.
  useEffect(() => {
    for (const id of leaving.current) if (!items.some(({ _id }) => _id === id)) leaving.current.delete(id)
  }, [items])
  const stays = ({ _id }: QueueItem) => !leaving.current.has(_id)

  function focus(item: QueueItem | undefined): void {
    const link = item && linkOf(item._id)
    // The last case is gone: the heading of the page is still there.
    ;(link ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  }
  /** Focuses the next case before this one is removed. */
  function leave(item: QueueItem): void {
    const at = items.indexOf(item)
    leaving.current.add(item._id)
    focus(items.slice(at + 1).find(stays) ?? items.slice(0, at).findLast(stays))
  }
  /** Takes a case off the list: until its fact changes, or until an instant. */
  function put(item: QueueItem, until?: string): void {
    leave(item)
    // Each press answers for itself: callbacks of `mutate` are those of the last one alone.
    void hide.mutateAsync({ id: item._id, ...(until === undefined ? {} : { until }) }).catch((error) => {
      // The case was over before, as a message that was read meanwhile.
      if (isNotFound(error)) return
      leaving.current.delete(item._id)
      toast(t('queue.notSaved'), { kind: 'alert' })
    })
  }
  /** The case whose line has the focus. */
  function current(): QueueItem | undefined {
    const id = document.activeElement?.closest('li[data-line]')?.querySelector<HTMLElement>('[data-case]')
      ?.dataset.case
    return items.find(({ _id }) => _id === id)
  }
  return { focus, leave, put, current }
}
