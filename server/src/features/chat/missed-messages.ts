import type { Deps } from '../../deps'
import { listMissed, type MissedMessage } from './news.sql'
import { newestOf, release, type Telling, type ToldChat } from './told-chat'

/** Messages of a chat that one statement reads at most; the next ones follow at once. */
const READ_AT_ONCE = 200

/** Reads the messages that this node has not written, one statement at a time for all chats. */
export function createMissedMessages(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  chats: ReadonlyMap<string, ToldChat>,
  emit: (telling: Telling) => void,
) {
  const behind = new Set<ToldChat>()
  let isReading = false

  async function read(): Promise<void> {
    const ranges = [...behind].map((told) => {
      const first = told.lastSeq + 1
      return { told, id: told.id, first, last: Math.min(newestOf(told), first + READ_AT_ONCE - 1) }
    })
    behind.clear()
    for (const message of await listMissed(db, ranges)) take(chats.get(message.chatId), message)
    for (const { told, last } of ranges) {
      if (chats.get(told.id) !== told) continue
      // Numbers have no gaps, so a missing message was deleted with its chat.
      release(told, emit, last)
      if (newestOf(told) > told.lastSeq) behind.add(told)
    }
  }

  return {
    add(told: ToldChat): void {
      behind.add(told)
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

function take(told: ToldChat | undefined, { members, unreadCount, ...message }: MissedMessage): void {
  if (!told || message.seq <= told.lastSeq || told.waiting.has(message.seq)) return
  told.waiting.set(message.seq, { message, unreadCount, members })
}
