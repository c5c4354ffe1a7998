import type { Failure } from 'contract/endpoint'

/** Refusal by the server; `code` is the reason, `message` the English sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly params: Record<string, string | number> | undefined
  readonly fields: Record<string, string> | undefined
  readonly fieldCodes: Record<string, string> | undefined
  readonly requestId: string
  /** Stored version, if the refusal is a conflict with it. */
  readonly data: unknown
  /** False if the response was not our JSON, so it came from an intermediary such as a proxy. */
  readonly isOurs: boolean

  constructor(status: number, failure: Partial<Failure> | undefined) {
    // A response may use either name. Without both the message stays empty, and the page shows its fallback text.
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

/** No response: the connection failed. */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError'
}

/** No response in time; the server may still have completed the work. */
export class TimeoutError extends NetworkError {
  override readonly name = 'TimeoutError'
}
