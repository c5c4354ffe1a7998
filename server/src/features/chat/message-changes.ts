import type { Deps } from '../../deps'
import { type ChangedMessage, listChanges } from './change-messages.sql'
import type { FollowedChat } from './followed-chat'

/** Changes of a chat that one statement reads at most; the next ones follow at once. */
const READ_AT_ONCE = 200

/** Reads edits and removals of messages, whichever node made them, one statement at a time for all chats. */
export function createMessageChanges(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  chats: ReadonlyMap<string, FollowedChat>,
  emit: (change: ChangedMessage) => void,
) {
  /** Chats that changed, with the `rev` that is known to be stored. */
  const behind = new Map<FollowedChat, number>()
  let isReading = false

  async function read(): Promise<void> {
    const read = [...behind]
    behind.clear()
    const known = read.map(([{ id, rev }]) => ({ id, rev }))
    const changes = await listChanges(db, known, READ_AT_ONCE)
    for (const [followed, rev] of read) {
      // It was forgotten meanwhile.
      if (chats.get(followed.id) !== followed) continue
      const list = changes.filter(({ chatId }) => chatId === followed.id)
      if (!take(followed, list)) continue
      if (list.length === READ_AT_ONCE) behind.set(followed, rev)
      else followed.rev = Math.max(followed.rev, rev)
    }
  }

  /** Emits changes in their order, up to the first of a message that is not emitted itself: the next look asks again. */
  function take(followed: FollowedChat, list: readonly ChangedMessage[]): boolean {
    for (const change of list) {
      if (change.rev <= followed.rev) continue
      if (change.seq > followed.lastSeq) return false
      emit(change)
      followed.rev = change.rev
    }
    return true
  }

  return {
    add(followed: FollowedChat, rev: number): void {
      behind.set(followed, Math.max(rev, behind.get(followed) ?? 0))
      if (isReading) return
      isReading = true
      void (async () => {
        while (behind.size > 0) await read()
      })()
        // The next look finds the chat changed still.
        .catch((error) => log.warn({ err: error }, 'changes of messages cannot be read'))
        .finally(() => {
          isReading = false
        })
    },
  }
}
