import { SMTPServer, type SMTPServerAddress } from 'smtp-server'
import { freePort } from '../lib/product'

export interface Received {
  messageId: string
  /** The number of the order that the mail tells of. */
  order: string
  at: number
}

/** A real SMTP server that keeps what it is given, can be away, and never takes a mail for `poisonFor`. */
export interface Sink {
  url: string
  received: Received[]
  /** How often it was asked to take a mail that it never takes. */
  refused(): number
  /** Stops listening and drops whoever is connected. */
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
    // Clients that are killed in the middle of a conversation are what this sink is for.
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

/** What is wrong with these mails for these orders: each order is told of once, by whoever goes by the Message-ID. */
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
