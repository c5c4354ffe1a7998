import { SMTPServer, type SMTPServerAddress } from 'smtp-server'
import { freePort } from '../lib/product'

export interface Received {
  messageId: string
  /** Number of the order that the mail is about. */
  order: string
  at: number
}

/** Real SMTP server that stores received mails, can go down, and always refuses mails for `poisonFor`. */
export interface Sink {
  url: string
  received: Received[]
  /** Returns how often it refused such a mail. */
  refused(): number
  /** Stops listening and drops all connections. */
  down(): Promise<void>
  up(): Promise<void>
}

export async function startSink(poisonFor: string): Promise<Sink> {
  const port = await freePort()
  const received: Received[] = []
  let refusals = 0
  let server: SMTPServer | undefined

  const refusal = (to: SMTPServerAddress) => {
    if (to.address !== poisonFor) return null
    refusals += 1
    return Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  }
  const up = async () => {
    const next = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 50,
      onRcptTo: (to, _session, done) => done(refusal(to)),
      onData(stream, _session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const raw = Buffer.concat(parts).toString('latin1')
          const messageId = /^Message-ID:\s*<([^>]+)>/im.exec(raw)?.[1] ?? ''
          received.push({
            messageId,
            order: /order-placed-([\w-]+)@/.exec(messageId)?.[1] ?? '',
            at: Date.now(),
          })
          done()
        })
      },
    })
    // Errors are expected, because clients are killed during a session.
    next.on('error', () => undefined)
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve))
    server = next
  }
  await up()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused: () => refusals,
    down: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
    up,
  }
}

/** Counts missing, repeated and unknown mails: each order must have exactly one Message-ID. */
export function mailFaults(orders: readonly string[], received: readonly Received[]) {
  const ids = new Map<string, Set<string>>()
  for (const { order, messageId } of received) {
    ids.set(order, (ids.get(order) ?? new Set()).add(messageId))
  }
  const known = new Set(orders)
  return {
    missing: orders.filter((order) => !ids.has(order)).length,
    repeated: [...ids.values()].filter((set) => set.size > 1).length,
    phantom: [...ids.keys()].filter((order) => !known.has(order)).length,
  }
}
