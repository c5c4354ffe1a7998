import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { useEffect, useRef } from 'react'
import { isNotFound } from '../../../api/error-text'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { useHideCase, useShowCase } from './queue.api'
import type { Undo } from './use-undo'
import { queueWords } from './words/queue-words'

/** Link of a case that has the focus while the case is current. */
const linkOf = (id: string) => document.querySelector<HTMLElement>(`main [data-case="${CSS.escape(id)}"]`)

/** Returns functions that focus cases, remove them from the list and bring them back. */
export function useCases(coachId: string, items: readonly QueueItem[], undo: Undo) {
  const t = useT(queueWords)
  const { locale } = useLocale()
  const toast = useToast()
  const hide = useHideCase(coachId)
  const show = useShowCase(coachId)
  // Quick presses come before the lines are gone: the focus must not go to one of them.
  const leaving = useRef(new Set<string>())
  // A chat with a new message comes back under the same name.
  useEffect(() => {
    for (const id of leaving.current) if (!items.some(({ _id }) => _id === id)) leaving.current.delete(id)
    const back = items.find(({ _id }) => _id === undo.restored.current)
    if (!back) return
    undo.restored.current = null
    focus(back)
  })
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
  /** Takes a case off the list, until its fact changes or until an instant, with a toast that brings it back. */
  function put(item: QueueItem, until?: string): void {
    leave(item)
    // Each press answers for itself: callbacks of `mutate` are those of the last one alone.
    const saved = hide.mutateAsync({ id: item._id, ...(until === undefined ? {} : { until }) }).then(
      () => true,
      (error) => {
        step.forget()
        // The case was over before, as a message that was read meanwhile.
        if (isNotFound(error)) return false
        leaving.current.delete(item._id)
        endToast()
        toast(t('queue.notSaved'), { kind: 'alert' })
        return false
      },
    )
    const step = undo.add(() => {
      endToast()
      void bringBack(item, saved)
    })
    const said = { name: isolatedName(item.user.firstName), kind: kindOf(item) }
    const endToast = toast(t(until === undefined ? 'queue.undo.done' : 'queue.undo.snoozed', said), {
      lasts: UNDO_LASTS,
      action: { label: t('queue.undo.label'), run: step.run },
    })
  }
  const kindOf = ({ kind }: QueueItem) => t(`queue.kinds.${kind}`).toLocaleLowerCase(locale)
  /** Shows a case again once it is hidden on the server: the two calls must not overtake each other. */
  async function bringBack(item: QueueItem, saved: Promise<boolean>): Promise<void> {
    if (!(await saved)) return
    undo.restored.current = item._id
    try {
      await show.mutateAsync({ id: item._id, item })
    } catch {
      undo.restored.current = null
      toast(t('queue.notSaved'), { kind: 'alert' })
    }
  }
  /** The case whose line has the focus. */
  function current(): QueueItem | undefined {
    const id = document.activeElement?.closest('li[data-line]')?.querySelector<HTMLElement>('[data-case]')
      ?.dataset.case
    return items.find(({ _id }) => _id === id)
  }
  return { focus, leave, put, current }
}
