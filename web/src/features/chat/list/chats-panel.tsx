import type { Chat } from 'contract/chat/calls'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { cx } from '../../../ui/cx'
import { Drawing } from '../../../ui/drawing'
import { EmptyState } from '../../../ui/empty-state'
import { Spinner } from '../../../ui/spinner'
import { chatsOf, useChats } from '../chat.api'
import { useTimeLocale } from '../conversation/use-times'
import { type Me, otherSide, sideOf } from '../me'
import { chatWords } from '../words/chat-words'
import { ChatList } from './chat-list'

/** A conversation comes with its socket when the first one is opened. */
const Conversation = lazy(deferred(() => import('../conversation/conversation')))

const nothing = () => undefined

interface Props {
  me: Me
  /** Placeholder of an empty list; the specified text by default. */
  empty?: ReactNode
  /** Messages were read: counts elsewhere on the page are out of date. */
  onRead?: () => void
}

/**
 * List of chats with the selected conversation, whose id is in the address: side by side on wide screens, one at a time
 * on narrow ones. A person with a single chat sees no list.
 */
export default function ChatsPanel({ me, empty, onRead = nothing }: Props) {
  const t = useT(chatWords, errorWords)
  const times = useTimeLocale(me)
  const list = useChats(me)
  const { chosen: named, person, chosenNow, at, to, back } = useChosenChat()
  const chats = chatsOf(list.data)
  const chosen = useChatWith(person, me, list, chats) ?? named
  const only = me.area === 'customer' && chats.length === 1 ? chats[0]?._id : undefined
  const selected = chosen ?? only ?? null
  const alone = only !== undefined && selected === only
  // Without chats there is nothing to choose.
  const bare = alone || (chats.length === 0 && !selected)
  const frame = useFrame(selected, chosenNow)
  if (list.data && chats.length === 0 && !selected && empty) return empty
  return (
    <div
      ref={frame}
      data-room={selected ? '' : undefined}
      className={cx(
        'grid h-[calc(100dvh-var(--chat-top,0px)-var(--tab-bar,0px)-2rem)] max-h-208 min-h-104 scroll-mt-[calc(var(--chat-bar,0px)+0.5rem)] overflow-clip rounded-card border border-hairline bg-paper',
        // On a phone the conversation takes what the bars of the page leave, so that its field is at the lower edge.
        selected &&
          'max-sm:-mx-[clamp(1rem,4vw,3rem)] max-sm:h-[calc(100dvh-var(--room-bars,0px))] max-sm:max-h-none max-sm:min-h-0 max-sm:rounded-none max-sm:border-0',
        !bare && 'lg:grid-cols-[22rem_minmax(0,1fr)]',
      )}
    >
      {alone ? null : (
        <div className={cx('min-h-0 border-hairline', !bare && 'lg:border-e', selected && 'max-lg:hidden')}>
          <ChatList
            me={me}
            list={list}
            selected={selected}
            to={to}
            times={times}
            empty={
              <div className="overflow-y-auto *:py-10">
                <EmptyState
                  drawing="bubble"
                  heading="h3"
                  title={t('chat.list.empty')}
                  text={t('chat.list.emptyText')}
                />
              </div>
            }
          />
        </div>
      )}
      {selected ? (
        <div className="min-h-0 min-w-0">
          <Suspense fallback={<Waiting />}>
            <Conversation
              key={selected}
              me={me}
              chatId={selected}
              listed={chats.find(({ _id }) => _id === selected)}
              times={times}
              focus={chosenNow && !at}
              at={at}
              onBack={alone ? undefined : back}
              onRead={onRead}
            />
          </Suspense>
        </div>
      ) : bare ? null : (
        <div className="hidden content-center justify-items-center gap-2 p-6 text-center lg:grid">
          <Drawing name="bubble" className="mb-1 w-32 text-ink-soft" />
          <p className="font-bold text-lg">{t('chat.list.choose')}</p>
          <p className="text-ink-soft">{t('chat.list.chooseText')}</p>
        </div>
      )}
    </div>
  )
}

function Waiting() {
  const t = useT(chatWords)
  return (
    <p role="status" aria-busy="true" className="flex h-full items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {t('chat.messages.loading')}
    </p>
  )
}

/** Returns the id of the chat with a person, and reads further pages of the list until they contain it. */
function useChatWith(
  person: string | null,
  me: Me,
  list: ReturnType<typeof useChats>,
  chats: readonly Chat[],
) {
  const found =
    person === null
      ? undefined
      : chats.find((chat) => chat.participants[otherSide(sideOf(me))]._id === person)
  const { hasNextPage, isFetching, fetchNextPage } = list
  const isMissing = person !== null && !found && hasNextPage && !isFetching
  useEffect(() => {
    if (isMissing) void fetchNextPage()
  }, [isMissing, fetchNextPage])
  return found?._id
}

/** The open chat is in the address, for reloads and links. */
function useChosenChat() {
  const [params] = useSearchParams()
  const { state, pathname, key } = useLocation()
  const seq = (state as { seq?: number } | null)?.seq
  // Another object for each press, also on the same message.
  const at = useMemo(() => (seq === undefined ? undefined : { seq, key }), [seq, key])
  const navigate = useNavigate()
  // The same one until the address changes: the rows of a long list are not drawn anew for it.
  const to = useCallback(
    (chatId: string | null) => {
      const next = new URLSearchParams(params)
      next.delete('with')
      if (chatId) next.set('chat', chatId)
      else next.delete('chat')
      return { pathname, search: next.toString() }
    },
    [params, pathname],
  )
  return {
    chosen: params.get('chat'),
    /** Id of the person with whom one talks, instead of the chat's. */
    person: params.get('with'),
    /** By a press in the list, not by a link or a reload. */
    chosenNow: (state as { chosen?: boolean } | null)?.chosen === true,
    /** Message to show, from a search. */
    at,
    to,
    back: () => void navigate(to(null), { state: { left: params.get('chat') }, replace: true }),
  }
}

/** On a phone the conversation fills the screen; back in the list the focus is where it was. */
function useFrame(selected: string | null, chosenNow: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const { state } = useLocation()
  const left = (state as { left?: string } | null)?.left
  useEffect(() => {
    if (selected && chosenNow && !matchMedia('(min-width: 64rem)').matches) fillScreen(frame.current)
    if (!selected && left)
      frame.current?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(left)}"]`)?.focus()
  }, [selected, chosenNow, left])
  return frame
}

/** `scrollIntoView` would keep clear of a head that only the shop has. */
function fillScreen(frame: HTMLElement | null): void {
  if (!frame) return
  const { top } = frame.getBoundingClientRect()
  const above = Number.parseFloat(getComputedStyle(frame).scrollMarginTop) || 0
  scrollTo({ top: top + scrollY - above, behavior: 'instant' })
}
