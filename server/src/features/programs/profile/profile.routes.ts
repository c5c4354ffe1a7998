import { getMyProfile, putMyPhoto, removeMyPhoto, updateMyProfile } from 'contract/programs/profile-calls'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps'
import { Failure } from '../../../fail'
import type { Binder } from '../../../kernel/http/bind'
import * as photo from './photo.logic'
import * as profile from './profile.logic'

export function profileRoutes(bind: Binder, deps: Deps): void {
  const { db } = deps
  bind(getMyProfile, async ({ session }) => ({ data: await profile.getProfile(db, session.accountId) }))
  bind(updateMyProfile, async ({ session, body }) => ({
    data: await profile.changeProfile(db, session.accountId, body),
  }))
  bind(
    putMyPhoto,
    async ({ session, upload }) => ({ data: await photo.changePhoto(deps, session.accountId, upload) }),
    { kind: 'upload', before: ({ address }) => photo.consumePhotoLimit(deps, address) },
  )
  bind(removeMyPhoto, async ({ session }) => ({
    data: await profile.changeProfile(db, session.accountId, { photo: null }),
  }))
}

/** Pictures in a page carry no token: a photo is read by its name, which is random and told to its people alone. */
export function photoRoutes(http: FastifyInstance, deps: Pick<Deps, 'files'>): void {
  http.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const content = await photo.openPhoto(deps, request.params.name)
    if (!content) throw new Failure('programs.photo_not_found')
    return reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(content)
  })
}
