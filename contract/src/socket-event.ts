import type { z } from 'zod'
import type { Audience, Failure } from './endpoint'
import { KB } from './units'

/** Largest payload of one event. */
export const EVENT_BYTES_MAX = 64 * KB

/**
 * One event that a client sends over the socket, described once: the server admits it like a call (who may, the shape of
 * the payload, a limit) and answers its acknowledgement. Nobody may send anything without a session.
 */
export interface ClientEvent {
  name: string
  allow: Exclude<Audience, 'public'>
  summary: string
  payload: z.ZodType
  /** What the acknowledgement carries as `data`; nothing where it is not given. */
  data?: z.ZodType
  /** Which limit it counts against; `event` where it is not given. */
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

/** What the acknowledgement of an event carries. */
export type EventAnswer<E extends ClientEvent> = E['data'] extends z.ZodType
  ? { success: true; data: z.output<E['data']> }
  : { success: true }

/** What a client emits: the name of each event with its arguments, as socket.io's types want them. */
export type Emits<Events extends Record<string, ClientEvent>> = {
  [K in keyof Events as Events[K]['name']]: (
    payload: z.input<Events[K]['payload']>,
    answer?: (answer: EventAnswer<Events[K]> | Failure) => void,
  ) => void
}

/** What a client hears: the name of each event with its payload, as socket.io's types want them. */
export type Hears<Events extends Record<string, ServerEvent>> = {
  [K in keyof Events as Events[K]['name']]: (payload: z.output<Events[K]['payload']>) => void
}
