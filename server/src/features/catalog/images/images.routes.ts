import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../fail'
import type { PictureStore } from './images'

/** Pictures are named by their content, so a reader may keep them for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export function imageRoutes(app: FastifyInstance, pictures: PictureStore): void {
  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const { name } = request.params
    const picture = await pictures.read(name, request.headers.accept ?? '')
    if (!picture) throw new Failure('catalog.image_not_found')
    if (!name.includes('.')) reply.header('vary', 'accept')
    return reply.header('content-type', picture.mime).header('cache-control', FOR_EVER).send(picture.bytes)
  })
}
