import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { Skeleton } from '../../../ui/skeleton'
import { useMedia } from '../../../ui/use-media'
import { useQueuePlace } from './queue.api'
import { useQueueKeys } from './queue-keys'
import { QueueList } from './queue-list'
import { useCases } from './use-cases'
import type { Undo } from './use-undo'
import { queueWords } from './words/queue-words'

const AthleteColumn = lazy(deferred(() => import('../athlete/athlete-column')))

interface Props {
  coachId: string
  items: readonly QueueItem[]
  undo: Undo
}

/** Milliseconds on a line before its athlete is opened: each opening is recorded, those passed over are none. */
const REST = 300

/** The case in the address, beside the list the first one where the address has none, and how to change it. */
function useShownCase(beside: boolean, items: readonly QueueItem[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get('case')
  const named = items.find(({ _id }) => _id === id)
  // A case that was gone when the page was opened.
  const [stale] = useState(named ? null : id)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (id: string) => {
    clearTimeout(timer.current)
    setParams({ case: id }, { replace: beside, preventScrollReset: beside })
  }
  return {
    /** The case in the address. */
    named,
    shown: named ?? (beside && (id === null || id === stale) ? items[0] : undefined),
    show,
    /** Shows the list again on a narrow screen. */
    close: () => setParams({}, { replace: true }),
    showAfterRest: (id: string) => {
      clearTimeout(timer.current)
      if (id !== params.get('case')) timer.current = setTimeout(show, REST, id)
    },
    /** A press focuses the line first: to show it while the next page loads would end that navigation. */
    stay: () => clearTimeout(timer.current),
  }
}

/**
 * List of cases with the athlete of the selected one: side by side on wide screens, one of them on narrow screens. Keys of the whole
 * page: j and k (or the arrow keys) move, Enter opens, r replies, s snoozes, e (or d) is Done and focuses the next case.
 */
export function Cases({ coachId, items, undo }: Props) {
  const t = useT(queueWords)
  const navigate = useNavigate()
  const beside = useMedia('(min-width: 64rem)')
  const { named, shown, show, close, showAfterRest, stay } = useShownCase(beside, items)
  const { focus, leave, put, current } = useCases(coachId, items, undo)
  // Asked for one case: the field of the next athlete must not take the focus.
  const [reply, setReply] = useState<{ to: string } | null>(null)
  const remember = useLinePlace(
    { coachId, items, isListed: beside || !shown },
    beside ? named : undefined,
    focus,
  )
  const putShown = (item: QueueItem, until?: string) => {
    if (!beside) close()
    put(item, until)
  }

  const onReply = (item: QueueItem) => {
    if (!beside) return item.kind === 'message' ? void navigate(item.action) : undefined
    show(item._id)
    setReply({ to: item._id })
  }
  useQueueKeys((letter, event) => {
    const item = current()
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[letter]
    if (step) {
      event.preventDefault()
      const at = items.indexOf(item ?? shown ?? (items[0] as QueueItem))
      focus(item ? (items[at + step] ?? item) : items[at])
    }
    if (!item) return
    if (letter === 'e' || letter === 'd') put(item)
    if (letter === 'r') {
      // The letter is none of the reply.
      event.preventDefault()
      onReply(item)
    }
    if (letter === 's') openSnooze()
  })
  const column = shown ? (
    <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
      <AthleteColumn
        key={shown.userId}
        coachId={coachId}
        item={shown}
        takesFocus={!beside}
        onDone={() => putShown(shown)}
        onSnooze={(until) => putShown(shown, until)}
        reply={reply?.to === shown._id ? reply : null}
        onLeaveReply={() => focus(shown)}
        onSent={() => (shown.kind === 'message' ? leave(shown) : focus(shown))}
      />
    </Suspense>
  ) : null
  if (!beside && column)
    return (
      <>
        <LinkButton to="/coach/queue" kind="quiet" size="sm" className="-ms-3.5 justify-self-start">
          <Icon name="chevron-start" size={16} />
          {t('queue.back')}
        </LinkButton>
        <div className="rounded-card border border-hairline bg-raised">{column}</div>
      </>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <QueueList
        items={items}
        shown={shown?._id}
        to={(one) => `?case=${encodeURIComponent(one)}`}
        beside={beside}
        onFocus={(item) => {
          remember(item)
          setReply(null)
          if (beside) showAfterRest(item._id)
        }}
        onFollow={stay}
        onPut={put}
      />
      <div
        className={cx(
          'sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-hairline max-lg:hidden',
          column ? 'bg-raised' : 'border-dashed',
        )}
      >
        {column ?? (
          <div className="grid gap-2 p-6 text-ink-soft">
            <p>{t('queue.choose')}</p>
            <p className="text-sm">{t('queue.keys')}</p>
          </div>
        )}
      </div>
    </div>
  )
}

/** Opens the menu of the line that has the focus; Tab leads into it from its button. */
function openSnooze(): void {
  const button = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[popovertarget]')
  button?.focus()
  button?.click()
}

/**
 * Keeps the focus on the line: after Back it is where it was, and where a case went meanwhile the one in its place has it. Returns a
 * function that remembers a line.
 */
function useLinePlace(
  { coachId, items, isListed }: Pick<Props, 'coachId' | 'items'> & { isListed: boolean },
  shown: QueueItem | undefined,
  focus: (item: QueueItem) => void,
) {
  const { last, remember } = useQueuePlace(coachId)
  const isBack = useNavigationType() === 'POP'
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isListed) return
    const place = last()
    const stays = items.find(({ _id }) => _id === place?.id)
    const isLost = document.activeElement === document.body && place && !stays
    const next = stays ?? (place ? items[Math.min(place.at, items.length - 1)] : shown)
    if (next && (isLost || (isFirst.current && isBack))) focus(next)
    isFirst.current = false
  })
  return (item: QueueItem) => remember({ id: item._id, at: items.indexOf(item) })
}
