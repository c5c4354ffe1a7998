import type { Failure as FailureBody } from 'contract/endpoint'
import { englishOf } from 'contract/error-text'
import { type ErrorCode, isErrorCode, statusOf } from 'contract/errors'
import type { FastifyError } from 'fastify'
import type { z } from 'zod'
import { Failure } from '../../fail'
import { codeOf, isUnavailable } from '../db/transaction'

export interface FailureAnswer {
  status: number
  body: FailureBody
  retryAfter?: number | undefined
}

function body(
  code: ErrorCode,
  params: Record<string, string | number> | undefined,
  requestId: string,
): FailureBody {
  const message = englishOf(code, params)
  return { success: false, message, error: message, code, ...(params ? { params } : {}), requestId }
}

/** Input that its schema refuses. */
export class InvalidInput extends Error {
  constructor(readonly issues: readonly z.core.$ZodIssue[]) {
    super('invalid input')
  }
}

/** The issue of a field that the call does not know, by its dotted path. */
export function unknownField(path: string): z.core.$ZodIssueCustom {
  const code = 'request.unknown_field' satisfies ErrorCode
  return { code: 'custom', message: code, path: [path], params: { field: path }, input: undefined }
}

/** Codes of refusals by Fastify itself, before a handler runs. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.bad_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not_found',
}

/** Values that the database refuses, by SQLSTATE. */
const UNFIT: Record<string, ErrorCode> = { '22003': 'request.out_of_range', '22021': 'request.invalid' }

/** Returns the envelope of any thrown error: our refusals, else 500 (503 if the database is unavailable). */
export function failureOf(error: unknown, requestId: string): FailureAnswer {
  if (error instanceof Failure) {
    return {
      status: statusOf(error.code),
      body: {
        ...body(error.code, error.params, requestId),
        ...(error.data === undefined ? {} : { data: error.data }),
      },
      retryAfter: error.retryAfter,
    }
  }
  if (error instanceof InvalidInput) return invalidInput(error.issues, requestId)
  const known = FASTIFY_CODES[(error as FastifyError | undefined)?.code ?? '']
  if (known) return { status: statusOf(known), body: body(known, undefined, requestId) }
  const status = (error as FastifyError | undefined)?.statusCode
  // The static files say so of a folder, and of a path that leads out of theirs: to a reader nothing is there.
  if (status === 403) return { status: 404, body: body('request.not_found', undefined, requestId) }
  if (status !== undefined && status >= 400 && status < 500) {
    return { status, body: body('request.invalid', undefined, requestId) }
  }
  // Values that fit the schema but not the column: a number too large, invalid UTF-8.
  const unfit = UNFIT[codeOf(error)]
  if (unfit) return { status: statusOf(unfit), body: body(unfit, undefined, requestId) }
  if (isUnavailable(error)) {
    return { status: 503, body: body('server.unavailable', undefined, requestId), retryAfter: 1 }
  }
  return { status: 500, body: body('server.error', undefined, requestId) }
}

/** The envelope of refused input: the first failing rule's own sentence, and every refused field by its path. */
function invalidInput(issues: readonly z.core.$ZodIssue[], requestId: string): FailureAnswer {
  const fields: Record<string, string> = {}
  const fieldCodes: Record<string, string> = {}
  for (const issue of issues) {
    const { code, params } = reasonOf(issue)
    const path = issue.path.join('.')
    if (path === '' || Object.hasOwn(fields, path)) continue
    fields[path] = englishOf(code, params)
    fieldCodes[path] = code
  }
  const { code, params } = reasonOf(issues[0])
  return { status: statusOf(code), body: { ...body(code, params, requestId), fields, fieldCodes } }
}

function reasonOf(issue: z.core.$ZodIssue | undefined): {
  code: ErrorCode
  params?: Record<string, string> | undefined
} {
  if (!issue || !isErrorCode(issue.message)) return { code: 'request.invalid' }
  return { code: issue.message, params: issue.code === 'custom' ? issue.params : undefined }
}

/** Refuses input for what only the stored data shows; nothing happens where there are no problems. */
export function refuseFields(problems: readonly { path: (string | number)[]; code: ErrorCode }[]): void {
  if (problems.length === 0) return
  throw new InvalidInput(
    problems.map(({ path, code }) => ({ code: 'custom', message: code, path, input: undefined })),
  )
}
