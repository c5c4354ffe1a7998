import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { bloodTestTables, eraseBloodTests, listReports } from './personal.sql'
import { reportKey } from './reports'

export const bloodTestsPersonal: PersonalData<Deps> = {
  area: 'blood-tests',
  tables: bloodTestTables,
  files: async ({ db }, { id }) =>
    (await listReports(db, id)).map(({ bloodTestId, name }) => ({ key: reportKey(bloodTestId, name), name })),
  async erase(tx, { id }) {
    const reports = await listReports(tx, id)
    await eraseBloodTests(tx, id)
    return reports.map(({ bloodTestId, name }) => reportKey(bloodTestId, name))
  },
}
