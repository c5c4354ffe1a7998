import { addUnsent, readOutbox, removeUnsent } from './outbox'
import type { Outgoing, Place } from './room-state'

/**
 * Result of a new message: stored by the server, queued for the connection, or refused or failed and only in its field.
 */
export type Outcome = { is: 'sent' | 'kept' | 'broken' } | { is: 'refused'; error: unknown }

/** Outgoing messages of a conversation: shown, kept in the outbox, and observed by their author. */
export function createOutgoing({ me, chatId, store }: Place) {
  const writers = new Map<string, (outcome: Outcome) => void>()
  const all = () => store.get().outgoing

  store.set({
    outgoing: readOutbox(me)
      .filter((one) => one.chatId === chatId)
      .map(asOutgoing),
  })

  /** Tells the writer, if somebody still waits at the field. */
  function tell(id: string, outcome: Outcome): void {
    const writer = writers.get(id)
    writers.delete(id)
    writer?.(outcome)
  }

  return {
    all,
    holds: (id: string) => all().some((one) => one.id === id),
    /** Keeps a new message; its id. */
    add(content: string): string {
      const one = { id: newId(), chatId, content, at: new Date().toISOString() }
      addUnsent(me, one)
      store.set({ outgoing: [...all(), asOutgoing(one)] })
      return one.id
    },
    change: (id: string, more: Partial<Outgoing>) =>
      store.set({ outgoing: all().map((one) => (one.id === id ? { ...one, ...more } : one)) }),
    /** Takes it out of the outbox and out of view. */
    drop(id: string, outcome: Outcome): void {
      removeUnsent(me, id)
      store.set({ outgoing: all().filter((one) => one.id !== id) })
      tell(id, outcome)
    },
    /** Returns the result for the author. */
    watch: (id: string) => new Promise<Outcome>((resolve) => writers.set(id, resolve)),
    isWatched: (id: string) => writers.has(id),
    tell,
    tellAll(outcome: Outcome): void {
      for (const id of [...writers.keys()]) tell(id, outcome)
    },
  }
}

const asOutgoing = ({ id, content, at }: Pick<Outgoing, 'id' | 'content' | 'at'>): Outgoing => ({
  id,
  content,
  at,
  is: 'waiting',
})

/** `randomUUID` is there on secure pages only. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
