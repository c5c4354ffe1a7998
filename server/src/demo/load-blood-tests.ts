import { DAY } from 'contract/units'
import type { Deps } from '../deps'
import { insertHealthConsent } from '../features/auth/consents.sql'
import { insertBloodTest, insertReport, saveValues } from '../features/blood-tests/blood-tests.sql'
import { writeComment } from '../features/blood-tests/coach.sql'
import { reportKey } from '../features/blood-tests/reports'
import { changeBloodTest } from '../features/blood-tests/staff.sql'
import { toStoredValue } from '../features/blood-tests/values'
import type { Tx } from '../kernel/db/client'
import { newId } from '../kernel/ids'
import { bloodTests, type DemoBloodTest } from './blood-tests'
import { saveDocument } from './save-document'

const ago = (days: number) => new Date(Date.now() - days * DAY)

/** Adds the demo's blood tests with their dates, readings and comments. */
export async function loadBloodTests(
  tx: Tx,
  files: Deps['files'],
  people: ReadonlyMap<string, string>,
): Promise<void> {
  for (const test of bloodTests) {
    const [account] = await tx<{ id: string }[]>`select id from accounts where email = ${test.email}`
    const coachId = people.get(test.coach)
    if (!account || !coachId) throw new Error(`The demo blood test ${test.code} misses an account`)
    const id = newId()
    await insertHealthConsent(tx, account.id)
    await insertBloodTest(tx, {
      ...{ id, accountId: account.id, code: test.code, note: test.note ?? null },
      testedOn: ago(test.tested).toISOString().slice(0, 10),
      status: 'reviewing',
    })
    await saveValues(tx, id, test.items.map(toStoredValue), 'athlete')
    await addReport(tx, files, id, test)
    await review(tx, { id, coachId }, test)
  }
}

async function addReport(tx: Tx, files: Deps['files'], id: string, test: DemoBloodTest): Promise<void> {
  if (!test.report) return
  const lines = test.items.map(({ label, value, unit, low, high }) => {
    const range = `${low ?? ''} – ${high ?? ''}`.replace(/^ – /, 'up to ').replace(/ – $/, ' and above')
    return `${label}: ${value} ${unit}   (reference range ${range})`
  })
  const document = { name: `${test.code}.pdf`, title: test.report, lines }
  await insertReport(tx, id, await saveDocument(files, document, (name) => reportKey(id, name)))
}

/** Staff analyse, the coach comments; then everything is dated back. */
async function review(
  tx: Tx,
  test: { id: string; coachId: string },
  { analysis, comment, sent }: DemoBloodTest,
): Promise<void> {
  if (analysis) await changeBloodTest(tx, test.id, analysis)
  if (comment) await writeComment(tx, test, comment[0])
  const [, reviewed = sent] = comment ?? []
  await tx`
    update blood_tests set created_at = ${ago(sent)}, updated_at = ${ago(reviewed)},
      reviewed_at = case when reviewed_at is not null then ${ago(reviewed)} end
    where id = ${test.id}`
}
