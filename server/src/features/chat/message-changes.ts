import type { Deps } from '../../deps'
import { type ChangedMessage, listChanges } from './change-messages.sql'
import type { ToldChat } from './told-chat'

/** Changes of a chat that one statement reads at most; the next ones follow at once. */
const READ_AT_ONCE = 200

/** Reads edits and removals of messages, whichever node made them, one statement at a time for all chats. */
export function createMessageChanges(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  chats: ReadonlyMap<string, ToldChat>,
  emit: (change: ChangedMessage) => void,
) {
  /** Chats that changed, with the `rev` that is known to be stored. */
  const behind = new Map<ToldChat, number>()
  let isReading = false

  async function read(): Promise<void> {
    const read = [...behind]
    behind.clear()
    const known = read.map(([{ id, rev }]) => ({ id, rev }))
    const changes = await listChanges(db, known, READ_AT_ONCE)
    for (const [told, rev] of read) {
      // It was forgotten meanwhile.
      if (chats.get(told.id) !== told) continue
      const list = changes.filter(({ chatId }) => chatId === told.id)
      if (!take(told, list)) continue
      if (list.length === READ_AT_ONCE) behind.set(told, rev)
      else told.rev = Math.max(told.rev, rev)
    }
  }

  /** Emits changes in their order, up to the first of a message that is not emitted itself: the next look asks again. */
  function take(told: ToldChat, list: readonly ChangedMessage[]): boolean {
    for (const change of list) {
      if (change.rev <= told.rev) continue
      if (change.seq > told.lastSeq) return false
      emit(change)
      told.rev = change.rev
    }
    return true
  }

  return {
    add(told: ToldChat, rev: number): void {
      behind.set(told, Math.max(rev, behind.get(told) ?? 0))
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
