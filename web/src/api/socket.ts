import type { ChatEmits, ChatHears } from 'contract/chat/events'
import { SOCKET_TIMEOUT, SOCKET_TRANSPORTS } from 'contract/chat/rules'
import type { Failure } from 'contract/endpoint'
import type { Area } from 'contract/route'
import { API_TIMEOUT, MINUTE, SECOND } from 'contract/units'
import { io, type Socket } from 'socket.io-client'
import { sessionOf } from './areas'
import { ApiError, NetworkError, TimeoutError } from './errors'
import { createRetries } from './retries'

/** `stopped`: all retries failed, and nothing happens until somebody or the browser asks for a new round. */
export type LineState = 'connecting' | 'connected' | 'reconnecting' | 'stopped'

type Emitted = keyof ChatEmits
type Payload<K extends Emitted> = Parameters<ChatEmits[K]>[0]
type Answer<K extends Emitted> = Extract<
  Parameters<NonNullable<Parameters<ChatEmits[K]>[1]>>[0],
  { success: true }
>

export interface Line {
  state(): LineState
  /** Tells without waiting for an answer; nothing is kept for later where there is no connection. */
  tell<K extends Emitted>(name: K, payload: Payload<K>): void
  /**
   * Asks and waits for the acknowledgement. Rejects with ApiError (refused), TimeoutError (no answer within 10 s) or
   * NetworkError (no connection, or it was lost meanwhile): in the last two the server may have done the work.
   */
  ask<K extends Emitted>(name: K, payload: Payload<K>): Promise<Answer<K>>
  hear<K extends keyof ChatHears>(name: K, listener: ChatHears[K]): void
  /** A new round of attempts, where there is no connection. */
  reconnect(): void
  /** This connection is not to be trusted any more: another one. */
  replace(): void
  close(): void
}

export interface LineEvents {
  onState: (state: LineState) => void
  /** The browser came back to this page, and the connection seems to stand. */
  onWake: () => void
}

/** A connection that has stood so long was a good one; a server that drops each at once is asked ever more seldom. */
const SETTLED = 1 * SECOND
/** The same after the server has ended one: it ends clients that it has to refuse again and again. */
const SETTLED_AFTER_END_MS = 1 * MINUTE

type OurSocket = Socket<ChatHears, ChatEmits>

function createSocket(area: Area): OurSocket {
  return io({
    autoConnect: false,
    // The rounds are ours: they begin anew when the browser wakes, and a refused session ends them.
    reconnection: false,
    forceNew: true,
    transports: [...SOCKET_TRANSPORTS],
    // Without this the second transport would only be there to be named.
    tryAllTransports: true,
    timeout: SOCKET_TIMEOUT,
    auth: (send) => send({ token: sessionOf(area).current().token }),
  })
}

/** A connection to the server in the name of an area's session, which is kept up until it is closed. */
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
    if (pauseSeconds === undefined) retries.failed({ spread: wasEndedByServer })
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
      // Nobody is told, but who still waits for an answer must not take this connection for one that stands.
      state = 'stopped'
      socket.disconnect()
      socket.off()
    },
  }
}

/** The types of socket.io cannot follow a name that is itself a parameter. */
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

/** `data` is the server's refusal; missing where the server was not reached. */
type HandshakeError = Error & { data?: Partial<Failure> }

/** How long the server wants a client to wait that has asked too much. */
function secondsToWait({ data }: HandshakeError): number | undefined {
  return data?.code === 'request.too_many_requests' ? Number(data.params?.seconds) || 60 : undefined
}

/** Whether the handshake was refused because the session is over; it then is over here too. */
function endsSession(area: Area, error: HandshakeError): boolean {
  if (error.data?.code !== 'auth.required') return false
  sessionOf(area).close('expired')
  return true
}

/** Calls back when the browser is online again or looks at this page, and when it loses its network. */
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
