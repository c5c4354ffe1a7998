import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { eraseTraining, listPhotoFiles, trainingTables } from './personal.sql'
import { photoKey } from './photos/photo-files'

/** The training log and the progress photos of a person. */
export const trainingPersonal: PersonalData<Deps> = {
  area: 'training',
  tables: trainingTables,
  files: async ({ db }, { id }) =>
    (await listPhotoFiles(db, id)).map(({ userProgramId, name }) => ({
      key: photoKey(userProgramId, name),
      name,
    })),
  async erase(tx, { id }) {
    const photos = await listPhotoFiles(tx, id)
    await eraseTraining(tx, id)
    return photos.map(({ userProgramId, name }) => photoKey(userProgramId, name))
  },
}
