import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { erasePrograms, listPhotos, programTables } from './personal.sql'
import { photoKey } from './profile/photo.logic'

/** Programs with all that was answered, entered and measured, and what coaches know of the person. */
export const programsPersonal: PersonalData<Deps> = {
  area: 'programs',
  tables: programTables,
  files: async ({ db }, { id }) =>
    (await listPhotos(db, id)).map((photo) => ({ key: photoKey(photo), name: 'photo.jpg' })),
  async erase(tx, { id }) {
    const photos = await listPhotos(tx, id)
    await erasePrograms(tx, id)
    return photos.map(photoKey)
  },
}
