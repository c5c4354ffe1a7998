import type { Message } from 'contract/chat/calls'
import { SECOND } from 'contract/units'
import { isOffline, refusalOf } from '../../api/error-text'
import type { Line } from '../../api/socket'
import type { History } from './history.api'
import { addUnsent, readOutbox, removeUnsent } from './outbox'
import type { Outgoing, Place } from './room-state'

/**
 * What became of a message that was just written: the server has it; it waits in the outbox for the connection; the
 * server refused it, or something of ours broke, and it is nowhere but in the field where it was written.
 */
export type Outcome = { is: 'sent' | 'kept' | 'broken' } | { is: 'refused'; error: unknown }

export interface Delivery {
  send(content: string): Promise<Outcome>
  /** Sends what waits, in its order; to be called when the chat is joined and caught up with. */
  flush(): Promise<void>
  /** Nothing is sent until the next `flush`: the connection is lost. */
  pause(): void
  /** Takes out what has arrived. */
  confirm(messages: readonly Message[]): void
  retry(id: string): void
  discard(id: string): void
}

/** So often a message that nobody answers is sent again by itself. */
const TRIES = 3

export interface DeliveryDeps {
  place: Place
  line: () => Pick<Line, 'ask' | 'state' | 'replace'> | undefined
  history: Pick<History, 'take' | 'catchUp'>
}

/** The outbox of one conversation: one message after the other, each under its own id, so that none is stored twice. */
export function createDelivery({ place, line, history }: DeliveryDeps): Delivery {
  const { me, chatId, store } = place
  const writers = new Map<string, (outcome: Outcome) => void>()
  const tries = new Map<string, number>()
  let open = false
  let running = false
  let later: ReturnType<typeof setTimeout> | undefined

  store.set({
    outgoing: readOutbox(me)
      .filter((one) => one.chatId === chatId)
      .map(asOutgoing),
  })

  const change = (id: string, more: Partial<Outgoing>) =>
    store.set({ outgoing: store.get().outgoing.map((one) => (one.id === id ? { ...one, ...more } : one)) })
  const isWaiting = (id: string) => store.get().outgoing.some((one) => one.id === id)
  /** Tells the writer, if somebody still waits at the field. */
  const tell = (id: string, outcome: Outcome) => {
    const writer = writers.get(id)
    writers.delete(id)
    writer?.(outcome)
    return writer !== undefined
  }
  const drop = (id: string, outcome: Outcome) => {
    removeUnsent(me, id)
    store.set({ outgoing: store.get().outgoing.filter((one) => one.id !== id) })
    return tell(id, outcome)
  }

  /** Whether the next one may follow. */
  async function deliver({ id, content }: Outgoing): Promise<boolean> {
    const connection = line()
    // The conversation was left meanwhile: what is not sent stays in the outbox.
    if (!connection) return unanswered(id)
    change(id, { is: 'sending' })
    try {
      const payload = { chatId, content, messageType: 'text' as const, clientMsgId: id }
      const { data } = await connection.ask('send_message', payload)
      if (data?.message) history.take([data.message])
      // Another server of the same events may acknowledge and no more.
      else await history.catchUp()
      drop(id, { is: 'sent' })
      return true
    } catch (error) {
      if (isOffline(error)) return unanswered(id)
      if (refusalOf(error)) return refused(id, error)
      console.warn('Error sending message', error)
      if (writers.has(id)) drop(id, { is: 'broken' })
      else change(id, { is: 'failed' })
      return true
    }
  }

  /** It may have been stored all the same: that is looked up before it is sent again. */
  async function unanswered(id: string): Promise<boolean> {
    const silent = line()?.state() === 'connected'
    if (silent) {
      await history.catchUp()
      if (!isWaiting(id)) return true
      tries.set(id, (tries.get(id) ?? 0) + 1)
    }
    change(id, { is: (tries.get(id) ?? 0) < TRIES ? 'waiting' : 'failed' })
    tell(id, { is: 'kept' })
    // Who does not answer is not there any more, whatever the connection says.
    if (silent) line()?.replace()
    return false
  }

  function refused(id: string, error: unknown): boolean {
    const seconds = secondsToWait(error)
    if (seconds !== undefined && !writers.has(id)) {
      change(id, { is: 'waiting' })
      clearTimeout(later)
      later = setTimeout(() => void flush(), seconds * SECOND)
      return false
    }
    // Who still stands at the field keeps the text there; what was sent from the outbox stays in view.
    if (writers.has(id)) drop(id, { is: 'refused', error })
    else change(id, { is: 'failed', reason: error })
    return true
  }

  async function flush(): Promise<void> {
    open = true
    if (running) return
    running = true
    try {
      for (let goOn = true; goOn && open; ) {
        const next = store.get().outgoing.find((one) => one.is === 'waiting')
        goOn = next !== undefined && (await deliver(next))
      }
    } finally {
      running = false
    }
  }

  return {
    send(content) {
      const one = { id: newId(), chatId, content, at: new Date().toISOString() }
      addUnsent(me, one)
      store.set({ outgoing: [...store.get().outgoing, asOutgoing(one)] })
      if (!open) return Promise.resolve({ is: 'kept' })
      return new Promise((resolve) => {
        writers.set(one.id, resolve)
        void flush()
      })
    },
    flush,
    pause() {
      open = false
      clearTimeout(later)
      for (const id of [...writers.keys()]) tell(id, { is: 'kept' })
    },
    confirm(messages) {
      const waiting = new Set(store.get().outgoing.map(({ id }) => id))
      for (const { clientMsgId } of waiting.size > 0 ? messages : [])
        if (clientMsgId && waiting.has(clientMsgId)) drop(clientMsgId, { is: 'sent' })
    },
    retry(id) {
      tries.delete(id)
      change(id, { is: 'waiting', reason: undefined })
      if (open) void flush()
    },
    discard: (id) => void drop(id, { is: 'kept' }),
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

/** How long to wait where the server only wants fewer at once, or has trouble of its own. */
function secondsToWait(error: unknown): number | undefined {
  const { code = '', params } = refusalOf(error) ?? {}
  if (code === 'request.too_many_requests') return Number(params?.seconds) || 5
  return code.startsWith('server.') ? 5 : undefined
}
