import type { FastifyRequest } from 'fastify'

/** Returns true for a JSON body by its type; others are refused unread. */
export function isJson({ headers }: FastifyRequest): boolean {
  return /^\s*application\/json\b/i.test(headers['content-type'] ?? '')
}

/**
 * The largest body, in bytes, that may take as long as it moves on: a form with files. Undefined for any other, JSON to a
 * call that takes both included: that has to arrive in time.
 */
export function slowBodyOf(request: FastifyRequest): number | undefined {
  const { slowBody } = request.routeOptions.config
  return slowBody !== undefined && !isJson(request) ? slowBody : undefined
}
