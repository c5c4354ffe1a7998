import { Failure } from '../../fail'

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const UNREACHABLE = /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EPIPE)/

/**
 * The failure of a byte store in our own terms: `files.no_space` where there is no room, `server.unavailable` where the
 * store cannot be reached or is out of order; any other error as it was thrown. Looks through the causes.
 */
export function mapStorageError(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    const failure = failureOf(at)
    if (failure) return Object.assign(failure, { cause: error })
  }
  return error
}

function failureOf(error: Error): Failure | undefined {
  const { code = '', $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  if (NO_SPACE.has(code) || status === 507) return new Failure('files.no_space')
  if (status >= 500 || UNREACHABLE.test(code) || error.name === 'TimeoutError')
    return new Failure('server.unavailable', undefined, 5)
  return undefined
}
