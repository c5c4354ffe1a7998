import type { z } from 'zod'
import type { StaffSection } from './staff'

/**
 * Who may call: `public` needs no token, `account` any signed-in account, `member` a customer or a coach, `coach` and
 * `admin` an account with that role. Enforced by the server's binder.
 */
export type Audience = 'public' | 'account' | 'member' | 'coach' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A multipart call: the field of its files, the text fields that repeat (`lists`), how many files, and sizes in bytes
 * (of one, of the whole body).
 */
export interface Multipart {
  field: string
  lists: readonly string[]
  most: number
  fileBytes: number
  bytes: number
  /** Text fields whose text is JSON: lists, numbers, yes and no. */
  json?: readonly string[]
  /** The call also takes the same fields as a JSON body, without files. */
  orJson?: boolean
}

/**
 * Definition of one API call, bound by the server, called by the web and written to OpenAPI. `path` is relative to
 * `/api/v1` with `:name` parameters. `data` is the schema of the answer's `data`, `top` of specified fields at the top
 * level; `raw` answers `data` without the envelope.
 */
export interface Endpoint {
  method: Method
  path: `/${string}`
  allow: Audience
  /** Only on a public call that answers more to a signed-in caller: a valid token is read, none or a dead one is no error. */
  token?: 'optional'
  /**
   * Marks an answer that is the same for everyone in one language, so it may be cached and compressed. Others are not
   * compressed, because their length could reveal a secret next to typed text (BREACH). Public GET only.
   */
  shared?: true
  /** Console section of an admin's call; the caller's staff role must have access to it. */
  staff?: StaffSection
  summary: string
  /**
   * The requirements name this writing call, so unknown fields in its body are ignored. Every other writing call without
   * `rawBody` refuses them with 400 `request.unknown_field` (decision X-110).
   */
  specified?: true
  /**
   * List of the body whose entries the handler judges one by one, so that one wrong entry refuses no other, and the largest
   * body in bytes.
   */
  judged?: { field: string; bytes: number }
  /** Largest body in bytes, where it is more than that of any call. */
  bytes?: number
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  data?: z.ZodType
  top?: z.ZodObject
  raw?: boolean
  /** The handler needs the exact bytes of the body (a signature is over them); any content type is taken. */
  rawBody?: boolean
  /** The body is `multipart/form-data`: `body` describes its text fields, this its files. */
  multipart?: Multipart
  /** A success is a file of this type (any: the file’s own), sent as an attachment; `data` is then not given. */
  file?: 'application/pdf' | 'application/zip' | '*/*'
  /** Status of a success; 200 where it is not given. */
  status?: 200 | 201 | 202
}

/** Declares a call; keeps the literal types so that server and web infer input and output from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined
type In<T> = T extends z.ZodType ? z.input<T> : undefined

/** Input of a handler after validation and defaults. */
export interface Received<E extends Endpoint> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}

type Part<K extends string, T> = T extends z.ZodType ? { [P in K]: z.input<T> } : { [P in K]?: undefined }
type OptionalPart<K extends string, T> = T extends z.ZodType
  ? { [P in K]?: z.input<T> }
  : { [P in K]?: undefined }

/** Input that a caller sends. */
export type Sent<E extends Endpoint> = Part<'params', E['params']> &
  OptionalPart<'query', E['query']> &
  Part<'body', E['body']>

/** Result of a handler: `data`, an optional English `message`, and the call's top-level fields. */
export type Answer<E extends Endpoint> = { message?: string } & (E['data'] extends z.ZodType
  ? { data: In<E['data']> }
  : { data?: undefined }) &
  (E['top'] extends z.ZodType ? In<E['top']> : unknown)

/** Successful answer that a caller receives. */
export type Answered<E extends Endpoint> = { success: true; message?: string } & (E['data'] extends z.ZodType
  ? { data: Out<E['data']> }
  : unknown) &
  (E['top'] extends z.ZodType ? Out<E['top']> : unknown)

/** The one envelope of every failure, HTTP answer and socket acknowledgement alike. */
export interface Failure {
  success: false
  message: string
  error: string
  code: string
  params?: Record<string, string | number>
  /** English text of the first failing rule of each refused field, by its path (`customerInfo.email`). */
  fields?: Record<string, string>
  /** The same by error code, so that a client can show them in its own language. */
  fieldCodes?: Record<string, string>
  /** Stored state that the request conflicts with (for example a `PlanConflict`). */
  data?: unknown
  requestId: string
}

export const API_BASE = '/api/v1'
