import type { Message } from 'contract/chat/calls'
import { listMessages } from 'contract/chat/routes'
import { call } from '../../../api/call'
import { isNotFound } from '../../../api/error-text'
import { retrying } from '../../../api/retry'
import { otherSide, sideOf } from '../me'
import type { Place } from '../room/room-state'
import { readSavedChat, saveChat } from '../saved-chats'
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

/** Messages held in memory, saved to the device on every change. */
interface HeldMessages {
  take: History['take']
  change: History['change']
  /** Replaces edited or removed messages; all changes up to `reached` are included then. */
  replace: (messages: readonly Message[], reached: number) => void
  save: () => void
  /** Chat's `rev` whose changes are all included; undefined before the first page, and for servers without it. */
  rev: () => number | undefined
  /** Sets the `rev` of the first page; older pages may be held from before, so a later call has no effect. */
  beginAt: (pageRev: number | undefined) => void
}

function holdMessages({ store, me }: Place, onTaken: OnTaken): HeldMessages {
  let rev: number | undefined
  const save = () => {
    const { page, chat, messages } = store.get()
    if (page === 'ready' && chat) saveChat(me, { messages: [...messages], chat, rev })
  }
  return {
    take(messages) {
      const { messages: held, page } = store.get()
      const last = held.at(-1)?.seq ?? 0
      store.set({ messages: mergeMessages(held, messages) })
      save()
      onTaken(messages, page === 'ready' ? messages.filter(({ seq }) => seq > last) : [])
    },
    change(message, changeRev) {
      store.set({ messages: replaceChanged(store.get().messages, [message]) })
      if (rev !== undefined && changeRev === rev + 1) rev = changeRev
      save()
    },
    replace(messages, reached) {
      store.set({ messages: replaceChanged(store.get().messages, messages) })
      rev = Math.max(reached, rev ?? 0)
    },
    save,
    rev: () => rev,
    beginAt(pageRev) {
      rev ??= pageRev
    },
  }
}

/** Loads older pages, one at a time. */
function createOlderPages(place: Place, take: History['take']): Pick<History, 'loadOlder' | 'reach'> {
  const { store } = place
  let loading: Promise<void> | undefined
  function loadOlder(limit?: number): Promise<void> {
    loading ??= readOlder(limit).finally(() => {
      loading = undefined
    })
    return loading
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

  return {
    loadOlder: () => loadOlder(),
    async reach(seq) {
      for (let n = 0; n < REACH_PAGES; n++) {
        const [oldest] = store.get().messages
        if (!oldest || oldest.seq <= seq || !['more', 'loading'].includes(store.get().older)) return
        await loadOlder(CATCH_UP_LIMIT)
      }
    },
  }
}

/** Creates a reader of what follows the last contiguous message: new messages, then edits and removals. */
function createCatchUp(place: Place, held: HeldMessages, load: () => Promise<void>): () => Promise<void> {
  const { store } = place
  return async () => {
    if (store.get().page !== 'ready') await load()
    if (store.get().page !== 'ready') return
    for (let more = true; more; ) {
      const afterSeq = lastContiguous(store.get().messages)
      const query = { afterSeq, limit: CATCH_UP_LIMIT }
      const { messages, pagination, rev: newest } = await retrying(() => fetchPage(place, query))
      held.take(messages)
      more = pagination.hasNextPage && lastContiguous(store.get().messages) > afterSeq
      if (!more) await readChanges(newest)
    }
  }

  /** Reads edits and removals up to the chat's `rev`. */
  async function readChanges(newest: number | undefined): Promise<void> {
    for (let rev = held.rev(); rev !== undefined && newest !== undefined && rev < newest; rev = held.rev()) {
      const query = { afterRev: rev, limit: CATCH_UP_LIMIT }
      const { messages, pagination, rev: reached } = await retrying(() => fetchPage(place, query))
      held.replace(messages, reached)
      if (!pagination.hasNextPage) return
    }
  }
}

/** Loaded messages of a conversation; `onLoaded` is called with the newest page. */
export function createHistory(place: Place, onTaken: OnTaken, onLoaded: () => void): History {
  const { store } = place
  const held = holdMessages(place, onTaken)

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
      const { messages, chat, pagination, rev } = await retrying(() => fetchPage(place, {}))
      held.take(messages)
      held.beginAt(rev)
      const mine = sideOf(place.me)
      store.set({
        page: 'ready',
        chat,
        readBefore: chat.unreadCount[mine] > 0 ? chat.readSeq[mine] : null,
        older: pagination.hasNextPage ? 'more' : 'none',
        readSeq: Math.max(store.get().readSeq, chat.readSeq[otherSide(mine)]),
      })
      held.save()
      onLoaded()
    } catch (error) {
      await readSaved(error)
    }
  }

  /** Shows the copy on the device if the server cannot be reached. */
  async function readSaved(error: unknown): Promise<void> {
    const saved = await readSavedChat(place.me, place.chatId, error)
    if (!saved) return store.set({ page: isNotFound(error) ? 'gone' : 'failed' })
    held.take(saved.messages)
    held.beginAt(saved.rev)
    // Once there is a network again, what came since is read on from here.
    const readSeq = Math.max(store.get().readSeq, saved.chat.readSeq[otherSide(sideOf(place.me))])
    store.set({ page: 'ready', chat: saved.chat, older: 'more', readSeq })
  }

  const catchUp = createCatchUp(place, held, load)
  return {
    load,
    ...createOlderPages(place, held.take),
    catchUp: oneAtATime(() => catchUp().catch(() => undefined)),
    take: held.take,
    change: held.change,
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
