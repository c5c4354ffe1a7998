import type { z } from 'zod'
import type { Audience, Failure } from './endpoint'
import { KB, MB } from './units'

/** Most bytes of an event's payload; a larger one is refused with an acknowledgement. */
export const EVENT_BYTES_MAX = 64 * KB
/** Most bytes of a packet; a larger one ends the connection. */
export const PACKET_BYTES_MAX = 1 * MB

/**
 * Definition of one event that a client sends over the socket. The server checks audience, payload and limit as for a
 * call, and acknowledges it. Every event needs a session.
 */
export interface ClientEvent {
  name: string
  allow: Exclude<Audience, 'public'>
  summary: string
  payload: z.ZodType
  /** Schema of the acknowledgement's `data`; none if absent. */
  data?: z.ZodType
  /** Limit that it counts against; `event` by default. */
  counts?: 'event' | 'message'
}

/** One event that the server sends, to sockets that may see what it tells. */
export interface ServerEvent {
  name: string
  summary: string
  payload: z.ZodType
}

/** Declares an event of a client; keeps the literal types. */
export function clientEvent<const E extends ClientEvent>(definition: E): E {
  return definition
}

/** Declares an event of the server; keeps the literal types. */
export function serverEvent<const E extends ServerEvent>(definition: E): E {
  return definition
}

/** `data` of an event's acknowledgement. */
export type EventAnswer<E extends ClientEvent> = E['data'] extends z.ZodType
  ? { success: true; data: z.output<E['data']> }
  : { success: true }

/** Events a client emits, with their arguments, in the form socket.io's types need. */
export type Emits<Events extends Record<string, ClientEvent>> = {
  [K in keyof Events as Events[K]['name']]: (
    payload: z.input<Events[K]['payload']>,
    answer?: (answer: EventAnswer<Events[K]> | Failure) => void,
  ) => void
}

/** Events a client receives, with their payload, in the form socket.io's types need. */
export type Hears<Events extends Record<string, ServerEvent>> = {
  [K in keyof Events as Events[K]['name']]: (payload: z.output<Events[K]['payload']>) => void
}
