import type { SentEntry } from 'contract/training/entry-calls'
import { LOG_BATCH_MAX } from 'contract/training/rules'
import { MINUTE, SECOND } from 'contract/units'
import { sessionOf } from '../../../api/areas'
import type { DeviceAccount } from '../../../api/device-name'
import type { StoredEntry } from './entry'
import { type SendOutcome, sendEntries } from './log.api'
import { type DeviceLog, logOf, onRecorded, waitingEntries } from './log-store'
import { inOneTab } from './sender-lock'

const BACKOFF_MIN_MS = 5 * SECOND
const BACKOFF_MAX_MS = 5 * MINUTE

/** Returns the pause after so many failures in a row, with up to half of it added at random. */
export function backoff(failures: number, random = Math.random): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MIN_MS * 2 ** (failures - 1)) * (1 + random() / 2)
}

interface Sender {
  /** Sends the waiting entries; resolves once this attempt has ended. */
  send: () => Promise<void>
  stop: () => void
}

const senders = new Map<DeviceLog, Sender>()

/** Sends the waiting entries of an account; resolves when the attempt is over. */
export function sendLog(account: DeviceAccount): Promise<void> {
  return senderOf(logOf(account)).send()
}

function senderOf(log: DeviceLog): Sender {
  const known = senders.get(log)
  if (known) return known
  followPage()
  const sender = createSender(log)
  senders.set(log, sender)
  return sender
}

function createSender(log: DeviceLog): Sender {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** Time before which a busy server is left alone. */
  let notBefore = 0
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function round(): Promise<void> {
    clearTimeout(timer)
    const hasRun = await inOneTab(log.account, end.signal, async (renew) => {
      await log.refresh()
      const { isKept, isBusy } = await sendWaiting(log, renew)
      failures = isKept ? failures + 1 : 0
      notBefore = isBusy ? Date.now() + backoff(failures) : 0
    })
    if (!hasRun) failures += 1
    if (end.signal.aborted || waitingEntries(log.current()).length === 0) return
    timer = setTimeout(() => void send(), Math.max(notBefore - Date.now(), backoff(Math.max(1, failures))))
  }

  async function rounds(): Promise<void> {
    do {
      isAskedAgain = false
      await round()
    } while (isAskedAgain && !end.signal.aborted && Date.now() >= notBefore)
  }

  function send(): Promise<void> {
    if (Date.now() < notBefore) return Promise.resolve()
    if (!isSignedIn(log)) return Promise.resolve()
    if (running) {
      isAskedAgain = true
      return running
    }
    running = rounds()
      .catch((error: unknown) => {
        if (!end.signal.aborted) console.warn('Failed to send the training log', error)
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    send,
    stop() {
      clearTimeout(timer)
      end.abort()
    },
  }
}

/** Returns true while the log's account is signed in; only then may its entries be sent. */
function isSignedIn(log: DeviceLog): boolean {
  const { user } = sessionOf(log.account.area).current()
  return !log.isForgotten() && user?.id === log.account.userId
}

interface Sent {
  /** True if entries stay on the device, to be sent later. */
  isKept: boolean
  isBusy: boolean
}

/** Sends all waiting entries, program by program and at most 500 at a time. */
async function sendWaiting(log: DeviceLog, renew: () => Promise<void>): Promise<Sent> {
  const result = { isKept: false, isBusy: false }
  const programs = new Set(waitingEntries(log.current()).map(({ userProgramId }) => userProgramId))
  for (const userProgramId of programs) {
    const outcome = await sendProgram(log, userProgramId, renew)
    if (outcome?.kind !== 'kept') continue
    result.isKept = true
    result.isBusy ||= outcome.isBusy
    if (outcome.scope === 'all') break
  }
  return result
}

/** Sends a program's entries until none waits; returns the outcome that ended it early. */
async function sendProgram(
  log: DeviceLog,
  userProgramId: string,
  renew: () => Promise<void>,
): Promise<SendOutcome | undefined> {
  /** Revisions that were answered without a word about them. */
  const unnamed = new Map<string, number>()
  for (;;) {
    const waiting = waitingEntries(log.current(), userProgramId)
      .map(({ entry }: StoredEntry) => entry)
      .filter(({ clientId, rev }) => unnamed.get(clientId) !== rev)
    if (waiting.length === 0)
      return unnamed.size > 0 ? { kind: 'kept', scope: 'here', isBusy: false } : undefined
    const batch = waiting.slice(0, LOG_BATCH_MAX)
    await renew()
    // The account may have changed meanwhile, and a call carries the token of the current one.
    if (!isSignedIn(log)) return { kind: 'kept', scope: 'all', isBusy: false }
    const kept = await sendBatch(log, userProgramId, batch)
    if (kept) return kept
    const still = new Set(waitingEntries(log.current(), userProgramId).map(({ entry }) => entry))
    for (const entry of batch) if (still.has(entry)) unnamed.set(entry.clientId, entry.rev)
  }
}

/** Sends a batch; one that is refused as a whole is halved until the entry at fault is set aside. */
async function sendBatch(
  log: DeviceLog,
  userProgramId: string,
  batch: readonly SentEntry[],
): Promise<SendOutcome | undefined> {
  const outcome = await sendEntries(userProgramId, batch)
  if (outcome.kind === 'kept') return outcome
  if (outcome.kind === 'answered') {
    await log.settle(batch, outcome.results)
    return undefined
  }
  const [first] = batch
  if (batch.length === 1 && first) {
    await log.settle(batch, [{ clientId: first.clientId, outcome: 'refused', ...outcome.refusal }])
    return undefined
  }
  const middle = Math.ceil(batch.length / 2)
  return (
    (await sendBatch(log, userProgramId, batch.slice(0, middle))) ??
    (await sendBatch(log, userProgramId, batch.slice(middle)))
  )
}

let followsPage = false

/** Subscribes once per page to every reason to send. */
function followPage(): void {
  if (followsPage) return
  followsPage = true
  const sendAll = () => {
    for (const [log, sender] of [...senders]) {
      if (log.isForgotten()) {
        sender.stop()
        senders.delete(log)
      } else void sender.send()
    }
  }
  onRecorded((log) => void senderOf(log).send())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendAll())
  addEventListener('online', sendAll)
  sessionOf('customer').follow(sendAll)
}
