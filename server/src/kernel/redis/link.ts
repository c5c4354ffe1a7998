import { SECOND } from 'contract/units'
import { reasonOf } from './reason'

/** A counter and by how much it grows. */
export interface Count {
  key: string
  by: number
}

/** Sum of a counter, and the time in ms until it begins anew. */
export interface Counted {
  sum: number
  left: number
}

/** One connection to Redis. Its first fault, refusal or late answer ends it, so nothing waits behind a dead one. */
export interface Link {
  /** Undefined where Redis refuses; the link is lost then. */
  count(counts: readonly Count[], lifetime: number): Promise<readonly Counted[] | undefined>
  publish(channel: string, text: string): void
  subscribe(channel: string): void
  unsubscribe(channel: string): void
  /** Resolves with the reason when the connection is of no use any more. */
  lost: Promise<string>
  close(): void
}

/** Maximum wait in ms for a connection that is ready. */
const OPEN_TIMEOUT = 3 * SECOND
/** Time in ms between two questions whether Redis answers, and the maximum wait for the answer. */
const CHECK_EVERY = 1 * SECOND
const ANSWER_TIMEOUT = 250
/** Commands without an answer; one more is dropped. */
const QUEUE_MAX = 10_000
/** Counters of one script, which stops Redis for everybody while it runs. */
const KEYS_AT_ONCE = 500
/** Channel and counter that are tried before a connection is used. */
const PROBE = 'tavan:probe'

/** Adds to each counter; a new one, or one that lost its lifetime, gets it from now on. Returns sums and lifetimes left. */
const COUNT_SCRIPT = `local found = {}
for i, key in ipairs(KEYS) do
  local sum = redis.call('incrby', key, ARGV[i + 1])
  local left = redis.call('pttl', key)
  if left < 0 then
    left = tonumber(ARGV[1])
    redis.call('pexpire', key, left)
  end
  found[2 * i - 1] = sum
  found[2 * i] = left
end
return found`

/** Connects, and proves that Redis takes all commands that are needed. Throws where it does not. */
export async function openLink(url: string, receive: (text: string) => void): Promise<Link> {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUE_MAX,
    socket: { reconnectStrategy: false, connectTimeout: OPEN_TIMEOUT },
  })
  let lose: (reason: string) => void = () => undefined
  const lost = new Promise<string>((resolve) => {
    lose = resolve
  })
  client.on('error', (error) => lose(reasonOf(error)))
  client.on('end', () => lose('the connection has ended'))
  const close = () => {
    lose('closed')
    if (client.isOpen) client.destroy()
  }
  const ended = (error: unknown) => {
    lose(reasonOf(error))
    close()
  }

  async function runScript(counts: readonly Count[], lifetime: number): Promise<Counted[]> {
    const found = await client.eval(COUNT_SCRIPT, {
      keys: counts.map(({ key }) => key),
      arguments: [lifetime, ...counts.map(({ by }) => by)].map(String),
    })
    const numbers = found as unknown as number[]
    return counts.map((_, i) => ({ sum: numbers[2 * i] ?? 0, left: numbers[2 * i + 1] ?? 0 }))
  }

  let isSharded = true
  try {
    await within(OPEN_TIMEOUT, client.connect())
    isSharded = await within(
      OPEN_TIMEOUT,
      client.sPublish(PROBE, '').then(() => true, isUnknownCommand),
    )
    if (!isSharded) await within(OPEN_TIMEOUT, client.publish(PROBE, ''))
    await within(OPEN_TIMEOUT, runScript([{ key: PROBE, by: 0 }], 1 * SECOND))
  } catch (error) {
    close()
    throw error
  }
  const timer = setInterval(() => {
    within(ANSWER_TIMEOUT, client.ping()).catch(ended)
  }, CHECK_EVERY).unref()
  void lost.then(() => {
    clearInterval(timer)
    close()
  })

  return {
    async count(counts, lifetime) {
      const found: Counted[] = []
      try {
        for (let from = 0; from < counts.length; from += KEYS_AT_ONCE)
          found.push(...(await runScript(counts.slice(from, from + KEYS_AT_ONCE), lifetime)))
        return found
      } catch (error) {
        ended(error)
        return undefined
      }
    },
    publish(channel, text) {
      const sent = isSharded ? client.sPublish(channel, text) : client.publish(channel, text)
      // A full queue drops hints; whether Redis answers is known by its checks.
      sent.catch(() => undefined)
    },
    subscribe(channel) {
      const subscribed = isSharded ? client.sSubscribe(channel, receive) : client.subscribe(channel, receive)
      subscribed.catch(ended)
    },
    unsubscribe(channel) {
      const left = isSharded ? client.sUnsubscribe(channel) : client.unsubscribe(channel)
      left.catch(() => undefined)
    },
    lost,
    close,
  }
}

/** Servers before Redis 7 have no sharded channels; any other refusal is thrown. */
function isUnknownCommand(error: unknown): false {
  if (/unknown command/i.test((error as Error).message)) return false
  throw error
}

/** Waits for an answer. Bytes that have arrived while the event loop was busy are read before the time counts as over. */
async function within<T>(time: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${time} ms`))), time)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
    answer.catch(() => undefined)
    late.catch(() => undefined)
  }
}
