import type { ChatHears } from 'contract/chat/events'

type Listener = (payload?: unknown) => void
type Answer = (error: Error | null, answer?: unknown) => void

/** Returns the acknowledgement of an event; undefined for none. */
type Responder = { respond(payload: unknown): unknown }['respond']

/** Fake of socket.io-client's socket, on which the test connects, drops and emits. */
export class FakeSocket {
  static all: FakeSocket[] = []
  /** Result of a connection attempt: connected, failed, or pending until the test decides. */
  static attempts: 'succeed' | 'fail' | 'wait' = 'succeed'
  static responders: Record<string, Responder> = {}
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1)
    if (!last) throw new Error('no socket was opened')
    return last
  }
  static responderOf(name: string): Responder {
    const responder = FakeSocket.responders[name]
    if (!responder) throw new Error(`nothing answers ${name}`)
    return responder
  }
  static reset() {
    FakeSocket.all = []
    FakeSocket.attempts = 'succeed'
    FakeSocket.responders = {}
  }

  connected = false
  tries = 0
  readonly sent: { name: string; payload: unknown }[] = []
  private listeners = new Map<string, Set<Listener>>()
  private waiting = new Set<Answer>()

  constructor(readonly options: { auth: (send: (auth: unknown) => void) => void } & Record<string, unknown>) {
    FakeSocket.all.push(this)
  }

  on(name: string, listener: Listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener))
    return this
  }
  off() {
    this.listeners.clear()
  }
  connect() {
    this.tries += 1
    queueMicrotask(() => {
      if (FakeSocket.attempts === 'succeed') this.up()
      if (FakeSocket.attempts === 'fail') this.refuse()
    })
  }
  disconnect() {
    if (this.connected) this.drop('io client disconnect')
  }
  emit(name: string, payload: unknown) {
    this.sent.push({ name, payload })
  }
  timeout(ms: number) {
    return {
      emit: (name: string, payload: unknown, answer: Answer) => {
        this.sent.push({ name, payload })
        const timer = setTimeout(() => this.settle(answer, new Error('operation has timed out')), ms)
        const once: Answer = (error, value) => {
          clearTimeout(timer)
          answer(error, value)
        }
        this.waiting.add(once)
        const responder = FakeSocket.responders[name]
        void Promise.resolve(responder?.(payload)).then((value) => {
          if (value !== undefined) this.settle(once, null, value)
        })
      },
    }
  }
  private settle(answer: Answer, error: Error | null, value?: unknown) {
    if (this.waiting.delete(answer) || error) answer(error, value)
  }

  up() {
    this.connected = true
    this.fire('connect')
  }
  refuse(data?: unknown) {
    this.fire('connect_error', Object.assign(new Error('websocket error'), { data }))
  }
  drop(reason = 'transport close') {
    this.connected = false
    this.fire('disconnect', reason)
    for (const answer of [...this.waiting]) this.settle(answer, new Error('socket has been disconnected'))
  }
  /** Emits a server event to the page. */
  hear<K extends keyof ChatHears>(name: K, payload: Parameters<ChatHears[K]>[0]) {
    this.fire(name, payload)
  }
  private fire(name: string, payload?: unknown) {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(payload)
  }
  /** Returns the payloads that the page emitted for an event. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any payload
  told(name: string): any[] {
    return this.sent.filter((one) => one.name === name).map(({ payload }) => payload)
  }
}

/** Takes the place of the export of socket.io-client (vitest.config.ts). */
export const io = (options: ConstructorParameters<typeof FakeSocket>[0]) => new FakeSocket(options)
