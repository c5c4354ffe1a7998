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

/** Rooms that some may no longer be in: of those with this prefix `findLost` says whose sockets must leave what. */
export interface RoomGuard {
  prefix: string
  findLost(rooms: string[]): Promise<readonly { room: string; leave: string[] }[]>
  /** Runs before the sockets of a room leave. */
  closing?(room: string): void
}

/**
 * Entry and exit of socket events. Everything is sent through `emit`, so that an adapter for several nodes can replace
 * it.
 */
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
  guard(guard: RoomGuard): void
  /** Runs when a socket has gone, with the rooms that it was in. */
  onGone(then: (peer: Peer, rooms: ReadonlySet<string>) => void): void
  /** Sockets that are connected. */
  count(): number
  /** Waits for events being answered, then closes every socket; clients reconnect. */
  close(): Promise<void>
}
