import type { Message, PerSide } from 'contract/chat/calls'
import type { Members } from './columns.sql'
import type { ChatState } from './news.sql'

/** A message that was written and has to be emitted. */
export interface OutgoingMessage {
  message: Message
  unreadCount: PerSide
  /** Members at the commit, or when the message was read; a former coach is none. */
  members: Members
  /** Socket that gets the acknowledgement instead. */
  except?: string | undefined
}

/** Events of a chat that the sockets of this node have received: all messages up to `lastSeq`. */
export interface FollowedChat extends ChatState {
  /** The newest message that is known to be stored. */
  storedSeq: number
  /** Messages after a gap, by number; null for those that were emitted already. */
  waiting: Map<number, OutgoingMessage | null>
}

/** Begins with a state that was read; `emitted` are numbers of messages that were emitted since that reading began. */
export function newFollowedChat(state: ChatState, emitted: Iterable<number> = []): FollowedChat {
  const waiting = new Map<number, OutgoingMessage | null>()
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
export function release(followed: FollowedChat, emit: (outgoing: OutgoingMessage) => void, last = 0): void {
  for (;;) {
    const next = followed.waiting.get(followed.lastSeq + 1)
    if (next === undefined && followed.lastSeq >= last) return
    followed.lastSeq += 1
    followed.waiting.delete(followed.lastSeq)
    if (next) emit(next)
  }
}

/** The newest message that sockets have to be told of. */
export function newestOf({ storedSeq, waiting, lastSeq }: FollowedChat): number {
  return Math.max(lastSeq, storedSeq, ...waiting.keys())
}

/** Continues from an older state, after the database has lost its newest messages. */
export function rewind(
  followed: FollowedChat,
  { lastSeq, readSeq }: Pick<ChatState, 'lastSeq' | 'readSeq'>,
): void {
  Object.assign(followed, { lastSeq, readSeq: { ...readSeq }, storedSeq: lastSeq })
  followed.waiting.clear()
}
