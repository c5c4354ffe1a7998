import type { Chat, Message } from 'contract/chat/calls'
import type { LineState } from '../../../api/socket'
import type { Timeline } from '../conversation/timeline'
import type { Me } from '../me'
import { createStore, type Store } from './store'

/** A message of mine that the server has not confirmed yet. `reason` is what it had against it, where it refused. */
export interface Outgoing {
  id: string
  content: string
  at: string
  is: 'waiting' | 'sending' | 'failed'
  reason?: unknown
}

/** Everything that a conversation shows. */
export interface RoomState {
  chat: Chat | null
  messages: Timeline
  outgoing: readonly Outgoing[]
  /** `gone`: there is no such chat, or no longer for this person. */
  page: 'loading' | 'ready' | 'failed' | 'gone'
  older: 'none' | 'more' | 'loading' | 'failed'
  line: LineState
  /** The connection has stood since the conversation was opened: what drops now comes back, and messages may wait for it. */
  stood: boolean
  /** The other side is there; null while it is not known. */
  online: boolean | null
  typing: boolean
  /** Up to which message the other side has read. */
  readSeq: number
  /** Up to which message this side had read when the conversation was opened; null where nothing new came after it. */
  readBefore: number | null
  /** The latest message of the other side that came while the conversation was open. */
  arrival: Message | null
}

/** Open conversation with its state. */
export interface Place {
  me: Me
  chatId: string
  store: Store<RoomState>
}

export function createPlace(me: Me, chatId: string): Place {
  const store = createStore<RoomState>({
    chat: null,
    messages: [],
    outgoing: [],
    page: 'loading',
    older: 'none',
    line: 'connecting',
    stood: false,
    online: null,
    typing: false,
    readSeq: 0,
    readBefore: null,
    arrival: null,
  })
  return { me, chatId, store }
}
