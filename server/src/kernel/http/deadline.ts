import { SECOND } from 'contract/units'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../fail'
import { slowBodyOf } from './slow-body'

/** A client gives up after ten seconds; before that it gets an answer, whatever the database does. */
export const DEADLINE = 8.5 * SECOND
/** Interval of the check in ms; an answer is at most this much late. */
const LOOK_EVERY = 250

/**
 * Answers every request that has arrived and has no answer by `deadline` with 503 and `Retry-After`. What it had begun may
 * still be done: a repeat under the same key then gets it. Files that are sent or received in parts are not ended.
 */
export function answerInTime(
  app: FastifyInstance,
  answerFailure: (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown,
  deadline = DEADLINE,
): void {
  const open = createOpenRequests()
  app.decorateRequest('openRequest', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    if (slowBodyOf(request) === undefined) request.openRequest = open.add(request, reply)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.openRequest) open.remove(request.openRequest)
    done()
  })
  const timer = setInterval(
    () => {
      let next = open.first()
      while (next) {
        const entry = next
        const { request, reply } = entry
        next = entry.after
        if (reply.elapsedTime < deadline) break
        const { raw } = request
        if (!raw.complete && !raw.destroyed) continue
        open.remove(entry)
        if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) continue
        answerFailure(new Failure('server.unavailable', undefined, 1), request, reply)
      }
    },
    Math.min(LOOK_EVERY, deadline),
  ).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}

interface OpenRequest {
  request: FastifyRequest
  reply: FastifyReply
  before: OpenRequest | undefined
  after: OpenRequest | undefined
  removed: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Place among the open requests; undefined for requests without a deadline. */
    openRequest: OpenRequest | undefined
  }
}

/** Open requests in the order of their arrival: a linked list, because a Map costs a request more than a microsecond. */
function createOpenRequests() {
  let first: OpenRequest | undefined
  let last: OpenRequest | undefined
  return {
    first: () => first,
    add(request: FastifyRequest, reply: FastifyReply): OpenRequest {
      const entry: OpenRequest = { request, reply, before: last, after: undefined, removed: false }
      if (last) last.after = entry
      else first = entry
      last = entry
      return entry
    },
    /** Removes an entry; a second time changes nothing. */
    remove(entry: OpenRequest): void {
      if (entry.removed) return
      entry.removed = true
      if (entry.before) entry.before.after = entry.after
      else first = entry.after
      if (entry.after) entry.after.before = entry.before
      else last = entry.before
      // A finished request that something holds must not hold all later ones.
      entry.before = entry.after = undefined
    },
  }
}
