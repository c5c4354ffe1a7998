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
  // In the order of their coming. A timer for each request would cost more than a cached answer.
  const open = new Map<FastifyRequest, FastifyReply>()
  app.addHook('onRequest', (request, reply, done) => {
    if (slowBodyOf(request) === undefined) open.set(request, reply)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    open.delete(request)
    done()
  })
  const timer = setInterval(
    () => {
      for (const [request, reply] of open) {
        if (reply.elapsedTime < deadline) break
        const { raw } = request
        if (!raw.complete && !raw.destroyed) continue
        open.delete(request)
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
