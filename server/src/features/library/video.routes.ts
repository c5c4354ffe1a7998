import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { namesTag } from '../../kernel/http/etag'
import { byteRange } from '../../kernel/http/range'
import { getVideo, openVideo } from './video.logic'

/**
 * Videos of exercises, also in parts. A `video` element sends no token, so whoever knows the id of an exercise may watch
 * it; ids cannot be guessed.
 */
export function videoRoutes(http: FastifyInstance, deps: Pick<Deps, 'db' | 'files' | 'log'>): void {
  http.get<{ Params: { id: string } }>('/videos/:id', async (request, reply) => {
    const video = await getVideo(deps.db, request.params.id)
    const tag = `"${video.sha256.slice(0, 32)}"`
    reply
      .header('etag', tag)
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'public, no-cache')
      .type(video.type)
    const { range: wanted, 'if-range': ifRange, 'if-none-match': known } = request.headers
    if (known && namesTag(known, tag)) return reply.status(304).send()
    const isWhole = ifRange !== undefined && ifRange !== tag
    const range = isWhole ? undefined : byteRange(wanted, video.size)
    if (range === 'unsatisfiable')
      return reply.status(416).header('content-range', `bytes */${video.size}`).send()
    const content = await openVideo(deps, video, range)
    const { start, end } = range ?? { start: 0, end: video.size - 1 }
    reply.header('content-length', end - start + 1)
    if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${video.size}`)
    return reply.send(content)
  })
}
