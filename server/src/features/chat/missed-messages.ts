import type { Deps } from '../../deps'
import { type FollowedChat, newestOf, type OutgoingMessage, release } from './followed-chat'
import { listMissed, type MissedMessage } from './news.sql'

/** Messages of a chat that one statement reads at most; the next ones follow at once. */
const READ_AT_ONCE = 200

/** Reads the messages that this node has not written, one statement at a time for all chats. */
export function createMissedMessages(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  chats: ReadonlyMap<string, FollowedChat>,
  emit: (outgoing: OutgoingMessage) => void,
) {
  const behind = new Set<FollowedChat>()
  let isReading = false

  async function read(): Promise<void> {
    const ranges = [...behind].map((followed) => {
      const first = followed.lastSeq + 1
      return {
        followed,
        id: followed.id,
        first,
        last: Math.min(newestOf(followed), first + READ_AT_ONCE - 1),
      }
    })
    behind.clear()
    for (const message of await listMissed(db, ranges)) take(chats.get(message.chatId), message)
    for (const { followed, last } of ranges) {
      if (chats.get(followed.id) !== followed) continue
      // Numbers have no gaps, so a missing message was deleted with its chat.
      release(followed, emit, last)
      if (newestOf(followed) > followed.lastSeq) behind.add(followed)
    }
  }

  return {
    add(followed: FollowedChat): void {
      behind.add(followed)
      if (isReading) return
      isReading = true
      void (async () => {
        while (behind.size > 0) await read()
      })()
        // The next look finds the chat changed still.
        .catch((error) => log.warn({ err: error }, 'messages of other nodes cannot be read'))
        .finally(() => {
          isReading = false
        })
    },
  }
}

function take(followed: FollowedChat | undefined, { members, unreadCount, ...message }: MissedMessage): void {
  if (!followed || message.seq <= followed.lastSeq || followed.waiting.has(message.seq)) return
  followed.waiting.set(message.seq, { message, unreadCount, members })
}
