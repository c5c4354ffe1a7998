import { randomBytes } from 'node:crypto'
import { Socket } from 'node:net'
import { Readable, type Writable } from 'node:stream'
import pg from 'pg'
import { type CopyQuery, copyIn, copyOut } from './copy'
import { ConnectionError } from './errors'
import { type Step, statements, steps } from './observe'
import { type Answer, type Fragment, type Rendered, render, type Settle } from './sql'
import { columnTypes, textColumns } from './types'

/** Prepared statements of one connection; further ones are sent without a name and planned each time. */
const NAMES_MAX = 500
/** Parameters that the protocol can number. */
const PARAMETERS_MAX = 65_535

/** Errors after which PostgreSQL closes the connection. */
const ENDS_CONNECTION = /^(57P0[1-5]|25P03|08)/
/** Error of a write on a standby. */
const TAKES_NO_WRITES = '25006'

/** One connection. Statements are sent at once, without waiting for the answers to those before (pipelining). */
export class Connection {
  /** Statements that are sent and not answered. */
  underWay = 0
  /** Belongs to one transaction or caller; no other statement may use it. */
  isReserved = false
  /** Its server takes no writes; the pool drops it once it is idle, and a new connection may find the new primary. */
  isSpent = false
  /** Why it cannot be used any more. */
  lost: Error | undefined
  private readonly socket = new Socket()
  private readonly client: pg.Client
  /** The name under which each text is prepared here, by the hash of the text. */
  private readonly names = new Map<string, string>()
  private isCorked = false
  private isCopying = false
  /** Wait for the end of a COPY, or for all answers. */
  private held: (() => void)[] = []
  private readonly lossListeners = new Set<(error: Error) => void>()

  constructor(
    config: pg.ClientConfig,
    private readonly on: { idle: (connection: Connection) => void; notice: (text: string) => void },
  ) {
    this.client = new pg.Client({
      ...config,
      types: columnTypes as pg.CustomTypesConfig,
      pipeline: true,
      stream: () => this.socket,
    })
    this.client.on('notice', ({ message }) => on.notice(message ?? ''))
    this.client.on('error', (error) => this.fail(new ConnectionError('CONNECTION_CLOSED', error)))
    this.client.on('end', () => this.fail(new ConnectionError('CONNECTION_CLOSED')))
  }

  /** Throws what the database said, or that it cannot be reached. */
  async open(): Promise<void> {
    try {
      await this.client.connect()
    } catch (error) {
      const failure =
        error instanceof pg.DatabaseError ? error : new ConnectionError('CONNECTION_FAILED', error)
      this.fail(failure)
      throw failure
    }
  }

  /** Calls `listener` when the connection is lost; returns what takes that back. */
  whenLost(listener: (error: Error) => void): () => void {
    this.lossListeners.add(listener)
    return () => this.lossListeners.delete(listener)
  }

  /** Sends a statement; `settle` gets its rows or its error. */
  run(statement: Fragment, settle: Settle): void {
    try {
      this.send(render(statement), statement, settle)
    } catch (error) {
      settle.reject(error)
    }
  }

  /** Sends BEGIN, COMMIT or ROLLBACK; returns which of them PostgreSQL carried out. */
  command(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const query = new pg.Query(text, undefined, (error, answer) => {
        const failure = this.answered(error, text)
        if (failure) reject(failure)
        else resolve(answer.command)
      })
      this.submit(query, reject, text)
    })
  }

  /** Runs one or several statements; returns the rows of all of them with the text of each column. */
  texts(text: string): Promise<(string | null)[][]> {
    return new Promise((resolve, reject) => {
      const config = { text, rowMode: 'array', types: textColumns as pg.CustomTypesConfig }
      const query = new pg.Query(config, undefined, (error, answer) => {
        const failure = this.answered(error, text)
        if (failure) reject(failure)
        else resolve([answer].flat().flatMap(({ rows }) => rows as never))
      })
      this.submit(query, reject, text)
    })
  }

  readable(text: string): Promise<Readable> {
    return this.copy((onEnd) => copyOut(text, onEnd))
  }

  writable(text: string): Promise<Writable> {
    return this.copy((onEnd) => copyIn(text, onEnd))
  }

  /** Closes the connection after its running statements, or immediately. */
  async close({ now }: { now: boolean }): Promise<void> {
    const ended = this.client.end()
    if (now || this.lost) this.socket.destroy()
    await ended
  }

  private send(rendered: Rendered, statement: Fragment, settle: Settle, isRetry = false): void {
    const { values } = rendered
    const name = rendered.name && this.nameOf(rendered.name)
    // A pooler tells prepared statements apart by their text alone.
    const isAnew = name !== undefined && name !== rendered.name
    const text = isAnew ? `${rendered.text} -- ${name}` : rendered.text
    if (values.length > PARAMETERS_MAX) throw new Error(`A statement has ${values.length} parameters.`)
    const query: pg.Query & { name?: string | undefined } = new pg.Query(text, values, (error, answer) => {
      const failure = this.answered(error, text)
      if (failure && !isRetry && this.mayPrepareAnew(failure, rendered.name))
        return this.send(rendered, statement, settle, true)
      const result = Array.isArray(answer) ? answer.at(-1) : answer
      if (statements.hasSubscribers)
        statements.publish({ statement, text, values, columns: result?.fields, rows: result?.rows })
      if (failure) settle.reject(failure)
      else settle.resolve(answerOf(result) as never)
    })
    query.name = name
    this.submit(query, settle.reject, text)
  }

  private submit(query: pg.Query, reject: (error: unknown) => void, text?: string): void {
    if (this.lost) {
      reject(this.lost)
    } else if (this.isCopying) {
      this.held.push(() => this.submit(query, reject, text))
    } else {
      this.publish('before', text)
      this.underWay++
      this.cork()
      this.client.query(query)
    }
  }

  /** Buffers writes until the end of this turn, so that independent statements leave in one packet. */
  private cork(): void {
    if (this.isCorked) return
    this.isCorked = true
    this.socket.cork()
    process.nextTick(() => {
      this.isCorked = false
      this.socket.uncork()
    })
  }

  /** Returns the error that the caller gets, if any: the statement's own, or that of the connection. */
  private answered(error: Error | undefined, text?: string): Error | undefined {
    const failure = error && this.explain(error)
    if (!failure) this.publish('after', text)
    this.underWay--
    if (this.underWay === 0) this.goOn()
    return failure
  }

  private publish(moment: Step['moment'], text: string | undefined): void {
    if (steps.hasSubscribers && text !== undefined) steps.publish({ moment, text, connection: this })
  }

  private goOn(): void {
    const held = this.held
    this.held = []
    for (const next of held) next()
    if (this.underWay === 0 && !this.lost) this.on.idle(this)
  }

  private explain(error: Error): Error {
    if (!(error instanceof pg.DatabaseError))
      return this.lost ?? new ConnectionError('CONNECTION_CLOSED', error)
    if (error.code === TAKES_NO_WRITES) this.isSpent = true
    // Refuses further statements until the socket closes.
    if (ENDS_CONNECTION.test(error.code ?? '')) this.fail(new ConnectionError('CONNECTION_CLOSED', error))
    return error
  }

  private fail(error: Error): void {
    if (this.lost) return
    this.lost = error
    this.socket.destroy()
    for (const listener of this.lossListeners) listener(error)
    this.goOn()
  }

  private nameOf(hash: string): string | undefined {
    if (!this.names.has(hash) && this.names.size < NAMES_MAX) this.names.set(hash, hash)
    return this.names.get(hash)
  }

  /** A statement whose tables have changed is prepared once more under another name, except amid a transaction. */
  private mayPrepareAnew(error: Error, hash = ''): boolean {
    const { routine } = error as pg.DatabaseError
    if (routine !== 'RevalidateCachedQuery' && routine !== 'FetchPreparedStatement') return false
    if (!this.names.has(hash)) return false
    this.names.set(hash, `${hash}.${randomBytes(4).toString('hex')}`)
    return !this.isReserved
  }

  private async copy<S extends Readable | Writable>(
    make: (onEnd: (error?: Error) => void) => CopyQuery,
  ): Promise<S> {
    while (this.underWay > 0 && !this.lost) await new Promise<void>((next) => this.held.push(next))
    const copy = make((error) => {
      this.isCopying = false
      this.answered(error)
    })
    const stream = copy.stream
    // PostgreSQL keeps sending to a closed reader, and the protocol cannot stop it.
    stream.once('close', () => {
      if (this.isCopying && stream instanceof Readable && !stream.readableEnded)
        this.fail(stream.errored ?? new ConnectionError('CONNECTION_CLOSED'))
    })
    await new Promise<void>((sent, reject) => {
      this.submit(copy, reject)
      sent()
    })
    this.isCopying = true
    return stream as unknown as S
  }
}

function answerOf(result: pg.ResultBuilder | undefined): Answer<object[]> {
  return Object.defineProperty(result?.rows ?? [], 'count', { value: result?.rowCount ?? 0 }) as never
}
