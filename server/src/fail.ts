import { englishOf } from 'contract/error-text'
import type { ErrorCode, ErrorParams } from 'contract/errors'

/** The one error thrown on purpose; the error handler turns it into the envelope. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly params: Record<string, string | number> | undefined
  /** Seconds until it makes sense to try again; sent as `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Stored state the failure conflicts with; readable by the caller. */
  data?: unknown

  constructor(code: ErrorCode, params?: Record<string, string | number>, retryAfter?: number) {
    super(englishOf(code, params))
    this.name = 'Failure'
    this.code = code
    this.params = params
    this.retryAfter = retryAfter
  }
}

type Params<C extends ErrorCode> = keyof ErrorParams<C> extends never ? [] : [params: ErrorParams<C>]

/** Throws a failure of the error table; its parameters are checked by the compiler. */
export function fail<C extends ErrorCode>(code: C, ...[params]: Params<C>): never {
  throw new Failure(code, params as Record<string, string | number> | undefined)
}

/** Like `fail`, for refusals that end after `seconds`. */
export function failFor<C extends ErrorCode>(seconds: number, code: C, ...[params]: Params<C>): never {
  throw new Failure(code, params as Record<string, string | number> | undefined, seconds)
}

/** Like `fail`, for a conflict: `data` is the stored state, readable by the caller. */
export function failWith<C extends ErrorCode>(data: unknown, code: C, ...[params]: Params<C>): never {
  const failure = new Failure(code, params as Record<string, string | number> | undefined)
  failure.data = data
  throw failure
}
