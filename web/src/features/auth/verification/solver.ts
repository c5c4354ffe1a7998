import type { Challenge, Solution } from 'altcha/lib'
import SolverWorker from 'altcha/workers/pbkdf2?worker'
import { SECOND } from 'contract/units'

/** A slow phone needs a tenth of this. */
const SOLVE_TIMEOUT = 90 * SECOND
const WORKERS_MAX = 4

/** Workers for a processor with so many cores: one core is left to the main thread. */
export const workerCount = (cores: number) => Math.max(1, Math.min(WORKERS_MAX, cores - 1))

/** Returns true if Web Crypto is available: browsers offer it in secure contexts only. */
export function canSolve(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined
}

/** Returns the expiry of a challenge in milliseconds since the epoch; undefined if it has none. */
export function expiryOf({ parameters }: Challenge): number | undefined {
  return parameters.expiresAt ? parameters.expiresAt * SECOND : undefined
}

/**
 * Solves a challenge in the library's workers, each of which tries every n-th counter; the first solution wins. Returns
 * the payload that the server verifies. The workers are served as files: the content security policy forbids blobs.
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const count = workerCount(navigator.hardwareConcurrency || 1)
  const workers: Worker[] = []
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The calculation took too long.')), SOLVE_TIMEOUT)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      for (let i = 0; i < count; i++) {
        const worker = new SolverWorker()
        workers.push(worker)
        worker.onmessage = ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
          clearTimeout(timer)
          if (data && 'counter' in data) resolve(data)
          else reject(new Error('The challenge could not be solved.'))
        }
        worker.onerror = () => reject(new Error('The calculation could not start.'))
        worker.postMessage({
          type: 'work',
          challenge,
          counterStart: i,
          counterStep: count,
          counterMode: 'uint32',
          timeout: SOLVE_TIMEOUT,
        })
      }
    })
    const { parameters, signature } = challenge
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
  } finally {
    for (const worker of workers) worker.terminate()
  }
}
