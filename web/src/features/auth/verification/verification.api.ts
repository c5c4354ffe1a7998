import type { Challenge } from 'altcha/lib'
import { getChallenge } from 'contract/site/routes'
import { call } from '../../../api/call'

/** A fresh challenge to solve. The only answer without the envelope: the body is the challenge itself. */
export async function fetchChallenge(signal: AbortSignal): Promise<Challenge> {
  const answer: unknown = await call(getChallenge, { signal })
  return answer as Challenge
}
