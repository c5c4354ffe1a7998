import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../../fail'
import { isFromThisMachine } from './loopback'
import type { Metrics } from './metrics'

/** `GET /metrics`: to this machine, or with `Authorization: Bearer <token>` where a token is set; 401 to others. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) fail('auth.required')
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4')
      .send(await metrics.render())
  })
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
