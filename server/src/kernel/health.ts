import { SECOND } from 'contract/units'
import type { FastifyInstance } from 'fastify'
import type { Pool } from './db/client'

export interface Health {
  /** Makes `ready` fail and every answer close its connection, because the process is stopping. */
  stopping(): void
}

/** `/health/live` while the process runs; `/health/ready` only while the database answers and nothing is stopping. */
export function healthRoutes(app: FastifyInstance, db: Pool): Health {
  let stopping = false
  // Clients then open their next connection to another process.
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping) reply.header('connection', 'close')
    done()
  })
  app.get('/health/live', { config: { counted: true } }, async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!stopping && (await answers(db))) return { status: 'ok' }
    return reply.code(503).send({ status: stopping ? 'stopping' : 'database unreachable' })
  })
  return {
    stopping() {
      stopping = true
      app.hotAnswers.stop()
    },
  }
}

async function answers(db: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), 1 * SECOND)
  })
  const asked = db`select 1`.then(
    () => true,
    () => false,
  )
  const ok = await Promise.race([asked, late])
  clearTimeout(timer)
  return ok
}
