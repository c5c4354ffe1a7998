import { unlessRefused } from '../../adapters/mail/refused'
import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { documentKey } from './applications/documents'
import { coachTables, eraseApplications, listCoached, listDocuments } from './personal.sql'
import { sendCoachProgramMail } from './program-mail'

/** Personal data of applications, and settings of coaches. */
export const coachesPersonal: PersonalData<Deps> = {
  area: 'applications',
  tables: coachTables,
  files: async ({ db }, person) =>
    (await listDocuments(db, person)).map(({ applicationId, name }) => ({
      key: documentKey(applicationId, name),
      name,
    })),
  async tellLeaving(deps, { id }) {
    // Named by the program: told again it is the same mail.
    for (const program of await listCoached(deps.db, id)) {
      const mail = { mail: 'left', ...program, id: program.userProgramId }
      await unlessRefused(deps.log, sendCoachProgramMail(deps, mail))
    }
  },
  async erase(tx, person) {
    const documents = await listDocuments(tx, person)
    await eraseApplications(tx, person)
    return documents.map(({ applicationId, name }) => documentKey(applicationId, name))
  },
}
