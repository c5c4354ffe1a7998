import type { Message } from 'contract/chat/calls'
import { SECOND } from 'contract/units'
import { isOffline, refusalOf } from '../../../api/error-text'
import type { Line } from '../../../api/socket'
import type { History } from '../conversation/history.api'
import { createOutgoing, type Outcome } from './outgoing'
import type { Outgoing, Place } from './room-state'

export interface Delivery {
  send(content: string): Promise<Outcome>
  /** Sends queued messages in order; call after joining and catching up. */
  flush(): Promise<void>
  /** Nothing is sent until the next `flush`: the connection is lost. */
  pause(): void
  /** Removes delivered messages. */
  confirm(messages: readonly Message[]): void
  retry(id: string): void
  discard(id: string): void
}

/** Automatic retries of an unanswered message. */
const TRIES = 3

export interface DeliveryDeps {
  place: Place
  line: () => Pick<Line, 'ask' | 'state' | 'replace'> | undefined
  history: Pick<History, 'take' | 'catchUp'>
}

/** The outbox of one conversation: one message after the other, each under its own id, so that none is stored twice. */
export function createDelivery({ place, line, history }: DeliveryDeps): Delivery {
  const box = createOutgoing(place)
  const tries = new Map<string, number>()
  let open = false
  let running = false
  let later: ReturnType<typeof setTimeout> | undefined

  /** Returns true if the next one may follow. */
  async function deliver(one: Outgoing): Promise<boolean> {
    const { id } = one
    const connection = line()
    // The conversation was left meanwhile: unsent messages stay in the outbox.
    if (!connection) return unanswered(id)
    box.change(id, { is: 'sending' })
    try {
      await hand(connection, history, { chatId: place.chatId, ...one })
      box.drop(id, { is: 'sent' })
      return true
    } catch (error) {
      if (isOffline(error)) return unanswered(id)
      if (refusalOf(error)) return refused(id, error)
      console.warn('Error sending message', error)
      if (box.isWatched(id)) box.drop(id, { is: 'broken' })
      else box.change(id, { is: 'failed' })
      return true
    }
  }

  /** It may have been stored all the same: that is looked up before it is sent again. */
  async function unanswered(id: string): Promise<boolean> {
    const silent = line()?.state() === 'connected'
    if (silent) {
      await history.catchUp()
      if (!box.holds(id)) return true
      tries.set(id, (tries.get(id) ?? 0) + 1)
    }
    box.change(id, { is: (tries.get(id) ?? 0) < TRIES ? 'waiting' : 'failed' })
    box.tell(id, { is: 'kept' })
    // Without an answer the connection is dead, whatever its state says.
    if (silent) line()?.replace()
    return false
  }

  function refused(id: string, error: unknown): boolean {
    const seconds = secondsToWait(error)
    if (seconds !== undefined && !box.isWatched(id)) {
      box.change(id, { is: 'waiting' })
      clearTimeout(later)
      later = setTimeout(() => void flush(), seconds * SECOND)
      return false
    }
    // The author at the field keeps the text there; a message from the outbox stays visible.
    if (box.isWatched(id)) box.drop(id, { is: 'refused', error })
    else box.change(id, { is: 'failed', reason: error })
    return true
  }

  async function flush(): Promise<void> {
    open = true
    if (running) return
    running = true
    try {
      for (let goOn = true; goOn && open; ) {
        const next = box.all().find((one) => one.is === 'waiting')
        goOn = next !== undefined && (await deliver(next))
      }
    } finally {
      running = false
    }
  }

  return {
    send(content) {
      const id = box.add(content)
      if (!open) return Promise.resolve({ is: 'kept' })
      const outcome = box.watch(id)
      void flush()
      return outcome
    },
    flush,
    pause() {
      open = false
      clearTimeout(later)
      box.tellAll({ is: 'kept' })
    },
    confirm(messages) {
      const waiting = new Set(box.all().map(({ id }) => id))
      for (const { clientMsgId } of waiting.size > 0 ? messages : [])
        if (clientMsgId && waiting.has(clientMsgId)) box.drop(clientMsgId, { is: 'sent' })
    },
    retry(id) {
      tries.delete(id)
      box.change(id, { is: 'waiting', reason: undefined })
      if (open) void flush()
    },
    discard: (id) => void box.drop(id, { is: 'kept' }),
  }
}

type Connection = Pick<Line, 'ask'>

/** Hands one message over and takes what the server made of it. */
async function hand(
  connection: Connection,
  history: DeliveryDeps['history'],
  { id, chatId, content }: Pick<Outgoing, 'id' | 'content'> & { chatId: string },
): Promise<void> {
  const payload = { chatId, content, messageType: 'text' as const, clientMsgId: id }
  const { data } = await connection.ask('send_message', payload)
  if (data?.message) history.take([data.message])
  // Other servers may acknowledge without data.
  else await history.catchUp()
}

/** Returns the seconds to wait for a rate limit or a server failure. */
function secondsToWait(error: unknown): number | undefined {
  const { code = '', params } = refusalOf(error) ?? {}
  if (code === 'request.too_many_requests') return Number(params?.seconds) || 5
  return code.startsWith('server.') ? 5 : undefined
}
