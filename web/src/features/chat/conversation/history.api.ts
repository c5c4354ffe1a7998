import type { Message } from 'contract/chat/calls'
import { listMessages } from 'contract/chat/routes'
import { call } from '../../../api/call'
import { isNotFound } from '../../../api/error-text'
import { retrying } from '../../../api/retry'
import { keepChat, readKeptChat } from '../kept'
import { otherSide, sideOf } from '../me'
import type { Place } from '../room/room-state'
import { lastContiguous, mergeMessages, replaceChanged } from './timeline'

/** Maximum messages per request of the server. */
const CATCH_UP_LIMIT = 100
/** Pages of `CATCH_UP_LIMIT` messages that are loaded for a found message; further ones by scrolling. */
const REACH_PAGES = 50

export interface History {
  /** Loads the newest page. */
  load(): Promise<void>
  loadOlder(): Promise<void>
  /** Loads older messages until the one with this number is there, at most `REACH_PAGES` pages. */
  reach(seq: number): Promise<void>
  /**
   * Fetches everything after the last contiguous message. Runs one at a time; a call during a run starts another after
   * it. Never rejects; a failure is retried by the next call.
   */
  catchUp(): Promise<void>
  /** Takes messages in that came by another way. */
  take(messages: readonly Message[]): void
  /** Takes an edited or removed message in; with the chat's `rev` of its change where that is known. */
  change(message: Message, changeRev?: number): void
}

/** Listener for received messages, and for those that follow the shown ones. */
type OnTaken = (messages: readonly Message[], fresh: readonly Message[]) => void

/** Loaded messages of a conversation; `onLoaded` is called with the newest page. */
export function createHistory(place: Place, onTaken: OnTaken, onLoaded: () => void): History {
  const { store } = place
  const take = (messages: readonly Message[]) => {
    const { messages: held, page } = store.get()
    const last = held.at(-1)?.seq ?? 0
    store.set({ messages: mergeMessages(held, messages) })
    keep()
    onTaken(messages, page === 'ready' ? messages.filter(({ seq }) => seq > last) : [])
  }

  /** The held messages include all changes up to this; undefined before the first page, and for servers without it. */
  let rev: number | undefined
  const change = (message: Message, changeRev?: number) => {
    store.set({ messages: replaceChanged(store.get().messages, [message]) })
    if (rev !== undefined && changeRev === rev + 1) rev = changeRev
    keep()
  }
  /** Stores the conversation on the device, to be read without a network. */
  const keep = () => {
    const { page, chat, messages } = store.get()
    if (page === 'ready' && chat) keepChat(place.me, { messages: [...messages], chat, rev })
  }

  let loading: Promise<void> | undefined
  /** One read of the newest page at a time. */
  function load(): Promise<void> {
    loading ??= readNewest().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function readNewest(): Promise<void> {
    store.set({ page: 'loading' })
    try {
      const { messages, chat, pagination, rev: pageRev } = await retrying(() => fetchPage(place, {}))
      take(messages)
      // Older pages may be held from before: only the first page tells where to ask on from.
      rev ??= pageRev
      const mine = sideOf(place.me)
      store.set({
        page: 'ready',
        chat,
        readBefore: chat.unreadCount[mine] > 0 ? chat.readSeq[mine] : null,
        older: pagination.hasNextPage ? 'more' : 'none',
        readSeq: Math.max(store.get().readSeq, chat.readSeq[otherSide(mine)]),
      })
      keep()
      onLoaded()
    } catch (error) {
      const kept = await readKeptChat(place.me, place.chatId, error)
      if (!kept) return store.set({ page: isNotFound(error) ? 'gone' : 'failed' })
      take(kept.messages)
      rev ??= kept.rev
      // Once there is a network again, what came since is read on from here.
      const readSeq = Math.max(store.get().readSeq, kept.chat.readSeq[otherSide(sideOf(place.me))])
      store.set({ page: 'ready', chat: kept.chat, older: 'more', readSeq })
    }
  }

  let loadingOlder: Promise<void> | undefined
  function loadOlder(limit?: number): Promise<void> {
    loadingOlder ??= readOlder(limit).finally(() => {
      loadingOlder = undefined
    })
    return loadingOlder
  }

  async function reach(seq: number): Promise<void> {
    for (let n = 0; n < REACH_PAGES; n++) {
      const [oldest] = store.get().messages
      if (!oldest || oldest.seq <= seq || !['more', 'loading'].includes(store.get().older)) return
      await loadOlder(CATCH_UP_LIMIT)
    }
  }

  async function readOlder(limit: number | undefined): Promise<void> {
    const [oldest] = store.get().messages
    if (!oldest || store.get().older === 'none' || store.get().older === 'loading') return
    store.set({ older: 'loading' })
    try {
      const { messages, pagination } = await fetchPage(place, {
        beforeSeq: oldest.seq,
        ...(limit && { limit }),
      })
      take(messages)
      store.set({ older: pagination.hasNextPage ? 'more' : 'none' })
    } catch {
      store.set({ older: 'failed' })
    }
  }

  async function readOn(): Promise<void> {
    if (store.get().page !== 'ready') await load()
    if (store.get().page !== 'ready') return
    for (let more = true; more; ) {
      const afterSeq = lastContiguous(store.get().messages)
      const query = { afterSeq, limit: CATCH_UP_LIMIT }
      const { messages, pagination, rev: newest } = await retrying(() => fetchPage(place, query))
      take(messages)
      more = pagination.hasNextPage && lastContiguous(store.get().messages) > afterSeq
      if (!more) await readChanges(newest)
    }
  }

  /** Reads edits and removals up to the chat's `rev`. */
  async function readChanges(newest: number | undefined): Promise<void> {
    while (rev !== undefined && newest !== undefined && rev < newest) {
      const query = { afterRev: rev, limit: CATCH_UP_LIMIT }
      const { messages, pagination, rev: reached } = await retrying(() => fetchPage(place, query))
      store.set({ messages: replaceChanged(store.get().messages, messages) })
      rev = Math.max(reached, rev)
      if (!pagination.hasNextPage) return
    }
  }

  return {
    load,
    loadOlder: () => loadOlder(),
    reach,
    catchUp: oneAtATime(() => readOn().catch(() => undefined)),
    take,
    change,
  }
}

/** Runs one at a time; calls during a run share one run after it. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = () => {
    running = run().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(() => {
      next = undefined
      return begin()
    })
    return next
  }
}

interface Range {
  afterSeq?: number
  beforeSeq?: number
  afterRev?: number
  limit?: number
}

async function fetchPage({ me, chatId }: Place, query: Range) {
  try {
    return (await call(listMessages, { area: me.area, params: { chatId }, query: { ...query } })).data
  } catch (error) {
    console.warn('Failed to get chat messages', error)
    throw error
  }
}
