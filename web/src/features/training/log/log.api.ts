import type { LogResult } from 'contract/training/calls'
import type { SentEntry } from 'contract/training/entry-calls'
import { postLog } from 'contract/training/routes'
import { call } from '../../../api/call'
import { isOffline, refusalOf } from '../../../api/error-text'
import type { EntryRefusal } from './entry'

/** Outcome of one request. */
export type SendOutcome =
  | { kind: 'answered'; results: readonly LogResult[] }
  /** The server refused the whole request, as it would again; a single entry is then refused itself. */
  | { kind: 'refused'; refusal: EntryRefusal }
  /** Nothing is known of the entries, so they stay: `here` for this program only, `all` until another time. */
  | { kind: 'kept'; scope: 'here' | 'all'; isBusy: boolean }

const REFUSED_FOR_GOOD: readonly number[] = [400, 404, 409, 413, 415, 422]

/** Sends entries of one program; never rejects. Only an answer of our own server counts as one. */
export async function sendEntries(
  userProgramId: string,
  entries: readonly SentEntry[],
): Promise<SendOutcome> {
  try {
    const answer = await call(postLog, { params: { id: userProgramId }, body: { entries: [...entries] } })
    const results: unknown = answer?.data?.results
    // A captive portal may answer 200 with other JSON.
    if (answer?.success !== true || !Array.isArray(results))
      return { kind: 'kept', scope: 'all', isBusy: false }
    return { kind: 'answered', results: results.filter(isResult) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.isOurs && REFUSED_FOR_GOOD.includes(refusal.status)) {
      const { code, params, message } = refusal
      return { kind: 'refused', refusal: { code, params, message } }
    }
    const isBusy = refusal !== undefined && (refusal.status === 429 || refusal.status >= 500)
    const scope = refusal?.status === 403 ? 'here' : 'all'
    if (!isOffline(error) && !refusal) console.warn('Failed to send the training log', error)
    return { kind: 'kept', scope, isBusy }
  }
}

function isResult(value: unknown): value is LogResult {
  if (typeof value !== 'object' || value === null) return false
  const { clientId, outcome } = value as Record<string, unknown>
  return typeof clientId === 'string' && typeof outcome === 'string'
}
