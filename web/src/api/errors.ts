import type { Failure } from 'contract/endpoint'

/** The server answered, and refused. `code` says why; `message` is its English sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly params: Record<string, string | number> | undefined
  readonly fields: Record<string, string> | undefined
  readonly fieldCodes: Record<string, string> | undefined
  readonly requestId: string
  /** What is stored, where the refusal is a conflict with it. */
  readonly data: unknown
  /** False where the answer was no JSON of ours: it came from something between us and the server. */
  readonly isOurs: boolean

  constructor(status: number, failure: Partial<Failure> | undefined) {
    // Either name carries the sentence; an answer without one leaves the message empty, so that the
    // page's own text for "no message" is shown.
    super(failure?.message || failure?.error || '')
    this.status = status
    this.code = failure?.code ?? ''
    this.params = failure?.params
    this.fields = failure?.fields
    this.fieldCodes = failure?.fieldCodes
    this.requestId = failure?.requestId ?? ''
    this.data = failure?.data
    this.isOurs = failure !== undefined
  }
}

/** No answer: the connection failed. */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError'
}

/** No answer in time. The server may still have done the work. */
export class TimeoutError extends NetworkError {
  override readonly name = 'TimeoutError'
}
