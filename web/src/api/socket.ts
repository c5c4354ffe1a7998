import type { ChatEmits, ChatHears } from 'contract/chat/events'
import { SOCKET_TIMEOUT, SOCKET_TRANSPORTS } from 'contract/chat/rules'
import type { Failure } from 'contract/endpoint'
import type { Area } from 'contract/route'
import { API_TIMEOUT, MINUTE, SECOND } from 'contract/units'
import { io, type Socket } from 'socket.io-client'
import { sessionOf } from './areas'
import { ApiError, NetworkError, TimeoutError } from './errors'
import { createRetries } from './retries'

/** `stopped`: all retries failed, until the person or the browser starts a new round. */
export type LineState = 'connecting' | 'connected' | 'reconnecting' | 'stopped'

type Emitted = keyof ChatEmits
type Payload<K extends Emitted> = Parameters<ChatEmits[K]>[0]
type Answer<K extends Emitted> = Extract<
  Parameters<NonNullable<Parameters<ChatEmits[K]>[1]>>[0],
  { success: true }
>

export interface Line {
  state(): LineState
  /** Emits without acknowledgement; dropped if there is no connection. */
  tell<K extends Emitted>(name: K, payload: Payload<K>): void
  /**
   * Emits and waits for the acknowledgement. Rejects with ApiError (refused), TimeoutError (no response within 10 s) or
   * NetworkError (not connected, or disconnected meanwhile); with the last two the server may have done the work.
   */
  ask<K extends Emitted>(name: K, payload: Payload<K>): Promise<Answer<K>>
  hear<K extends keyof ChatHears>(name: K, listener: ChatHears[K]): void
  /** Starts a new round of attempts if disconnected. */
  reconnect(): void
  /** Drops a connection that seems dead and opens a new one. */
  replace(): void
  close(): void
}

export interface LineEvents {
  onState: (state: LineState) => void
  /** Called when the page becomes visible or focused and the socket is still connected. */
  onWake: () => void
}

/** Minimum duration of a stable connection, in milliseconds; shorter ones count as failures and back off. */
const SETTLED = 1 * SECOND
/** Same after the server ended a connection: it disconnects clients that it keeps refusing. */
const SETTLED_AFTER_END_MS = 1 * MINUTE

type OurSocket = Socket<ChatHears, ChatEmits>

function createSocket(area: Area): OurSocket {
  return io({
    autoConnect: false,
    // `createRetries` reconnects instead, as a wake-up starts a new round and a refused session ends it.
    reconnection: false,
    forceNew: true,
    transports: [...SOCKET_TRANSPORTS],
    // Without this socket.io never tries the second transport.
    tryAllTransports: true,
    timeout: SOCKET_TIMEOUT,
    auth: (send) => send({ token: sessionOf(area).current().token }),
  })
}

/** Opens a connection with the token of an area's session and keeps it open until `close`. */
export function openLine(area: Area, { onState, onWake }: LineEvents): Line {
  const socket = createSocket(area)
  let state: LineState = 'connecting'
  let trying = false
  let settled: ReturnType<typeof setTimeout> | undefined
  let wasEndedByServer = false
  const become = (next: LineState) => {
    if (state === next) return
    state = next
    onState(next)
  }
  const retries = createRetries(
    () => {
      trying = true
      socket.connect()
    },
    () => become('stopped'),
  )
  const lost = (pauseSeconds?: number) => {
    trying = false
    clearTimeout(settled)
    become('reconnecting')
    if (pauseSeconds === undefined) retries.failed()
    else retries.pause(pauseSeconds * SECOND)
  }
  const settle = () => {
    wasEndedByServer = false
    retries.succeeded()
  }
  socket.on('connect', () => {
    trying = false
    settled = setTimeout(settle, wasEndedByServer ? SETTLED_AFTER_END_MS : SETTLED)
    become('connected')
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    wasEndedByServer ||= reason === 'io server disconnect'
    lost()
  })
  socket.on('connect_error', (error: HandshakeError) => {
    if (!endsSession(area, error)) return lost(secondsToWait(error))
    become('stopped')
  })
  const drop = () => {
    socket.disconnect()
    lost()
  }
  const reconnect = () => {
    if (socket.connected || trying) return
    become('reconnecting')
    retries.begin()
  }
  const forgetBrowser = followBrowser(() => (socket.connected ? onWake() : reconnect()), drop)
  retries.begin()

  return {
    state: () => state,
    tell: (name, payload) => {
      if (socket.connected) send(socket, name, payload)
    },
    ask: (name, payload) => ask(socket, name, payload),
    hear: (name, listener) => void (socket as Socket).on(name as string, listener),
    reconnect,
    replace: drop,
    close() {
      forgetBrowser()
      clearTimeout(settled)
      retries.cancel()
      // No callback here; the state only stops pending requests from treating this connection as live.
      state = 'stopped'
      socket.disconnect()
      socket.off()
    },
  }
}

/** socket.io's types do not support a generic event name. */
function send(socket: OurSocket, name: Emitted, payload: unknown): void {
  ;(socket as Socket).emit(name, payload)
}

function ask<K extends Emitted>(socket: OurSocket, name: K, payload: Payload<K>): Promise<Answer<K>> {
  if (!socket.connected) return Promise.reject(new NetworkError('There is no connection.'))
  return new Promise((resolve, reject) => {
    const answered = (error: Error | null, answer?: Answer<K> | Failure) => {
      if (answer?.success) return resolve(answer as Answer<K>)
      if (answer) return reject(new ApiError(0, answer as Failure))
      reject(
        socket.connected
          ? new TimeoutError('The server did not answer in time.', { cause: error })
          : new NetworkError('The connection was lost.', { cause: error }),
      )
    }
    ;(socket as Socket).timeout(API_TIMEOUT).emit(name, payload, answered)
  })
}

/** `data` is the server's refusal; absent if the server was not reached. */
type HandshakeError = Error & { data?: Partial<Failure> }

/** Returns the wait in seconds that the server demands after a rate limit. */
function secondsToWait({ data }: HandshakeError): number | undefined {
  return data?.code === 'request.too_many_requests' ? Number(data.params?.seconds) || 60 : undefined
}

/** Returns true if the server refused the session, and then ends it locally. */
function endsSession(area: Area, error: HandshakeError): boolean {
  if (error.data?.code !== 'auth.required') return false
  sessionOf(area).close('expired')
  return true
}

/** Calls `wake` when the browser is online, focused or visible again, and `drop` when it loses the network. */
function followBrowser(wake: () => void, drop: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && wake()
  addEventListener('online', wake)
  addEventListener('focus', wake)
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('offline', drop)
  return () => {
    removeEventListener('online', wake)
    removeEventListener('focus', wake)
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('offline', drop)
  }
}
