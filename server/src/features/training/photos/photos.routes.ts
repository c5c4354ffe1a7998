import {
  addPhoto,
  getAthletePhoto,
  getPhoto,
  listAthletePhotos,
  listPhotos,
  removePhoto,
} from 'contract/training/photo-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import { Attachment } from '../../../kernel/http/attachment'
import type { Binder } from '../../../kernel/http/bind'
import { consumePhotoLimit, type OpenPhoto } from './photo-files'
import * as photos from './photos.logic'

const pictureOf = ({ name, content, size }: OpenPhoto) =>
  new Attachment(name, content, { type: 'image/jpeg', size })

export function photoRoutes(bind: Binder, deps: Deps): void {
  bind(
    addPhoto,
    async ({ session: { accountId }, params: { id }, body, upload }) => ({
      data: await photos.add(deps, { id, accountId }, body, upload),
    }),
    {
      kind: 'upload',
      before: async ({ session }) => {
        if (session) await consumePhotoLimit(deps, session.accountId)
      },
    },
  )
  bind(listPhotos, async ({ session: { accountId }, params: { id }, query }) => ({
    data: await photos.listMine(deps, { id, accountId }, query),
  }))
  bind(getPhoto, async ({ session: { accountId }, params: { id, photoId } }) =>
    pictureOf(await photos.openMine(deps, { id, accountId }, photoId)),
  )
  bind(removePhoto, async ({ session: { accountId }, params: { id, photoId } }) => {
    await photos.remove(deps, { id, accountId }, photoId)
    return {}
  })
  bind(listAthletePhotos, async ({ params, query, ...call }) => ({
    data: await photos.listOfAthlete(deps, auditSource(deps, call), params.id, query),
  }))
  bind(getAthletePhoto, async ({ params, ...call }) =>
    pictureOf(await photos.openOfAthlete(deps, auditSource(deps, call), params)),
  )
}
