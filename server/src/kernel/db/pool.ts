import type { Connection } from './connection'
import { ConnectionError } from './errors'
import type { Hosts } from './hosts'
import type { Fragment, Runner, Settle } from './sql'

/** Statements that are sent on one connection without waiting for the answers to those before. */
const UNDER_WAY_MAX = 100

/** Milliseconds that a statement waits where every connection is taken. */
const WAIT_MAX = 5_000

/**
 * Milliseconds between a failure and the next try to connect. What finds no connection waits for that try and fails with
 * it, so this must be short: requests would pile up otherwise.
 */
const retryDelay = () => 20 + Math.random() * 30

interface Waiter {
  give: (connection: Connection) => void
  fail: (error: unknown) => void
}

/** Connections that are opened as they are needed, up to `max`, and shared by statements outside of transactions. */
export class ConnectionPool implements Runner {
  private readonly connections = new Set<Connection>()
  /** The last that became idle is used first, so that few connections prepare most of the statements. */
  private idle: Connection[] = []
  private waiters: Waiter[] = []
  private opening = 0
  private isFailing = false
  /** No try to connect before this instant of `performance.now()`. */
  private retryAt = 0
  private onEnded: (() => void) | undefined

  constructor(
    private readonly hosts: Hosts,
    readonly max: number,
    private readonly onNotice: (text: string) => void,
  ) {}

  /** Sends a statement outside of any transaction. */
  run(statement: Fragment, settle: Settle): void {
    this.take((connection) => connection.run(statement, settle), settle.reject)
  }

  /** Returns a connection that nobody else uses until it is given to `release`. */
  reserve(): Promise<Connection> {
    return new Promise((resolve, reject) => {
      this.take((connection) => {
        connection.isReserved = true
        resolve(connection)
      }, reject)
    })
  }

  release(connection: Connection): void {
    connection.isReserved = false
    if (connection.underWay === 0) this.offer(connection)
  }

  /**
   * Refuses new statements and closes all connections after the running ones, at the latest after `timeout` seconds.
   */
  async end({ timeout }: { timeout?: number } = {}): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.onEnded = resolve
    })
    for (const connection of this.idle.splice(0)) void connection.close({ now: false })
    const timer = timeout === undefined ? undefined : setTimeout(() => this.abort(), timeout * 1000)
    this.checkEnded()
    await ended
    clearTimeout(timer)
  }

  private abort(): void {
    for (const { fail } of this.waiters.splice(0)) fail(new ConnectionError('CONNECTION_ENDED'))
    for (const connection of this.connections) void connection.close({ now: true })
    this.onEnded?.()
  }

  private checkEnded(): void {
    if (this.connections.size === 0 && this.opening === 0) this.onEnded?.()
  }

  private take(give: Waiter['give'], fail: Waiter['fail']): void {
    if (this.onEnded) {
      fail(new ConnectionError('CONNECTION_ENDED'))
      return
    }
    const connection = this.waiters.length === 0 ? this.idle.pop() : undefined
    const shared = connection ?? (this.mayOpen() && !this.isFailing ? undefined : this.leastBusy())
    if (shared) give(shared)
    else this.wait(give, fail)
    if (!connection) this.openMore()
  }

  private wait(give: Waiter['give'], fail: Waiter['fail']): void {
    const timer = setTimeout(() => {
      this.waiters.splice(this.waiters.indexOf(waiter), 1)
      fail(new ConnectionError('CONNECTION_BUSY'))
    }, WAIT_MAX)
    const waiter: Waiter = {
      give: (connection) => {
        clearTimeout(timer)
        give(connection)
      },
      fail: (error) => {
        clearTimeout(timer)
        fail(error)
      },
    }
    this.waiters.push(waiter)
  }

  private mayOpen(): boolean {
    return this.connections.size + this.opening < this.max
  }

  private leastBusy(): Connection | undefined {
    let least: Connection | undefined
    for (const connection of this.connections) {
      if (connection.isReserved || connection.isSpent || connection.underWay >= UNDER_WAY_MAX) continue
      if (!least || connection.underWay < least.underWay) least = connection
    }
    return least
  }

  /** Opens a connection for each that waits; one at a time as long as that fails. */
  private openMore(): void {
    while (this.mayOpen() && this.opening < (this.isFailing ? 1 : this.waiters.length)) {
      this.opening++
      const delay = this.retryAt - performance.now()
      if (delay > 0) setTimeout(() => this.open(), delay)
      else void this.open()
    }
  }

  private async open(): Promise<void> {
    let connection: Connection
    try {
      connection = await this.hosts.open({ idle: (idle) => this.offer(idle), notice: this.onNotice })
    } catch (error) {
      this.failed(error)
      return
    }
    this.opening--
    this.isFailing = false
    this.connections.add(connection)
    connection.whenLost(() => this.remove(connection))
    this.offer(connection)
    this.openMore()
  }

  private failed(error: unknown): void {
    this.opening--
    this.isFailing = true
    this.retryAt = performance.now() + retryDelay()
    if (this.connections.size === 0) for (const { fail } of this.waiters.splice(0)) fail(error)
    const shared = this.leastBusy()
    if (shared) this.offer(shared)
    if (this.waiters.length > 0) this.openMore()
    this.checkEnded()
  }

  private remove(connection: Connection): void {
    this.connections.delete(connection)
    this.idle = this.idle.filter((other) => other !== connection)
    if (this.waiters.length > 0) this.openMore()
    this.checkEnded()
  }

  /** Gives a connection to those that wait, an equal share where others are being opened, else it is idle. */
  private offer(connection: Connection): void {
    if (connection.isReserved || connection.lost) return
    if (connection.isSpent) {
      if (connection.underWay === 0) void connection.close({ now: true })
      return
    }
    let share = Math.ceil(this.waiters.length / (this.opening + 1))
    while (share-- > 0 && !connection.isReserved && connection.underWay < UNDER_WAY_MAX)
      this.waiters.shift()?.give(connection)
    if (connection.isReserved || connection.underWay > 0) return
    if (this.onEnded) void connection.close({ now: false })
    else this.idle.push(connection)
  }
}
