import type { ClientEvent, ServerEvent } from 'contract/socket-event'
import type { Socket } from 'socket.io'
import type { z } from 'zod'
import type { Session } from '../http/authorize'

/** Socket of a client as features see it: session, address and joined rooms. */
export type Peer = Pick<Socket, 'id' | 'join' | 'leave' | 'rooms'> & { session: Session; address: string }

/** One event that has been admitted: its sender by the token, its payload by its schema. */
export interface SocketCall<E extends ClientEvent> {
  peer: Peer
  session: Session
  payload: z.output<E['payload']>
  requestId: string
}

type Answer<E extends ClientEvent> = E['data'] extends z.ZodType ? z.input<E['data']> : unknown
export type EventHandler<E extends ClientEvent> = (call: SocketCall<E>) => Promise<Answer<E>> | Answer<E>

export interface EventOptions {
  /** Tells a client that asked for no acknowledgement why its event was refused. */
  refused?: (peer: Peer, payload: unknown, failure: { error: string; code: string }) => void
}

/** An event with all that answering it takes. */
export interface EventBinding {
  event: ClientEvent
  handler: (call: never) => unknown
  options: EventOptions
}

/** Entry and exit of socket events. `emit` reaches the sockets of this node; each node tells its own (decision 064). */
export interface Realtime {
  /** Every event that has been bound, for the documentation and the access matrix. */
  events: ClientEvent[]
  on<E extends ClientEvent>(event: E, handler: EventHandler<E>, options?: EventOptions): void
  /** Sends an event to the sockets of these rooms, each once; `except` is a socket's id. */
  emit<E extends ServerEvent>(
    event: E,
    payload: z.input<E['payload']>,
    to: { rooms: readonly string[]; except?: string | undefined },
  ): void
  /** Returns true if a room has members. */
  isOccupied(room: string): boolean
  /** The rooms whose names begin so. */
  roomsOf(prefix: string): string[]
  /** Makes the sockets of a room leave it, or another room. */
  empty(room: string, other?: string): void
  /** Shares the sizes of rooms with this prefix with the other nodes. */
  share(prefix: string): void
  /** Saves the size of a shared room for the other nodes, and returns its sockets there. */
  saveSize(room: string): Promise<number>
  /** Returns the sockets that shared rooms have on other nodes; rooms without any are left out. */
  countElsewhere(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Sends a hint to the other nodes where one of these accounts has sockets, or to nobody: what must arrive is in the
   * database (decision 073).
   */
  hint(name: string, payload: unknown, accountIds: readonly string[]): void
  /** Receives the hints of other nodes by this name; check the payload, and believe none without the database. */
  onHint(name: string, then: (payload: unknown) => void): void
  /** Runs every 400 ms, on a node alone every 800 ms, while sockets are connected; the next run waits for the end of this one. */
  onLook(look: () => Promise<void>): void
  /** Runs when a socket has gone, with the rooms that it was in. */
  onGone(then: (peer: Peer, rooms: ReadonlySet<string>) => void): void
  /** Sockets that are connected. */
  count(): number
  /** Waits for events being answered, then closes every socket; clients reconnect. */
  close(): Promise<void>
}
