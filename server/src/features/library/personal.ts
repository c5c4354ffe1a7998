import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { eraseLibrary, libraryTables, listVideos } from './personal.sql'
import { videoKey } from './video-files'

/** A coach's own exercises with their videos, foods and meals; those of the shop are no person's. */
export const libraryPersonal: PersonalData<Deps> = {
  area: 'library',
  tables: libraryTables,
  files: async ({ db }, { id }) =>
    (await listVideos(db, id)).map(({ name }) => ({ key: videoKey(name), name })),
  async erase(tx, { id }) {
    const videos = await listVideos(tx, id)
    await eraseLibrary(tx, id)
    return videos.map(({ name }) => videoKey(name))
  },
}
