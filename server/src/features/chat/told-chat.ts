import type { Message, PerSide } from 'contract/chat/calls'
import type { Members } from './columns.sql'
import type { ChatState } from './news.sql'

/** A message that was written and has to be emitted. */
export interface Telling {
  message: Message
  unreadCount: PerSide
  /** Members at the commit, or when the message was read; a former coach is none. */
  members: Members
  /** Socket that gets the acknowledgement instead. */
  except?: string | undefined
}

/** Events of a chat that the sockets of this node have received: all messages up to `lastSeq`. */
export interface ToldChat extends ChatState {
  /** The newest message that is known to be stored. */
  storedSeq: number
  /** Messages after a gap, by number; null for those that were emitted already. */
  waiting: Map<number, Telling | null>
}

/** Begins with a state that was read; `emitted` are numbers of messages that were emitted since that reading began. */
export function newToldChat(state: ChatState, emitted: Iterable<number> = []): ToldChat {
  const waiting = new Map<number, Telling | null>()
  for (const seq of emitted) if (seq > state.lastSeq) waiting.set(seq, null)
  const { id, accountId, coachId, colleagueIds, lastSeq, rev } = state
  return {
    id,
    accountId,
    coachId,
    colleagueIds,
    lastSeq,
    readSeq: { ...state.readSeq },
    rev,
    storedSeq: lastSeq,
    waiting,
  }
}

/** Emits the messages that follow the last one without a gap, and across gaps those up to `last`. */
export function release(told: ToldChat, emit: (telling: Telling) => void, last = 0): void {
  for (;;) {
    const next = told.waiting.get(told.lastSeq + 1)
    if (next === undefined && told.lastSeq >= last) return
    told.lastSeq += 1
    told.waiting.delete(told.lastSeq)
    if (next) emit(next)
  }
}

/** The newest message that sockets have to be told of. */
export function newestOf({ storedSeq, waiting, lastSeq }: ToldChat): number {
  return Math.max(lastSeq, storedSeq, ...waiting.keys())
}

/** Continues from an older state, after the database has lost its newest messages. */
export function goBack(told: ToldChat, { lastSeq, readSeq }: Pick<ChatState, 'lastSeq' | 'readSeq'>): void {
  Object.assign(told, { lastSeq, readSeq: { ...readSeq }, storedSeq: lastSeq })
  told.waiting.clear()
}
