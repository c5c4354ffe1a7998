import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import { pdf } from './documents'
import { FORM_TYPE, formBytes, type Part } from './multipart'
import { makePlan, type Person } from './programs'
import type { TestApp } from './test-app'

/** A blood test as a person sends it: one value within its range, one above, one that is no number. */
export const SENT = {
  code: 'LAB-2041',
  testedAt: '2026-03-14',
  note: 'Fasting, eight in the morning.',
  items: [
    { label: 'Ferritin', value: 64, unit: 'ng/mL', low: 30, high: 300 },
    { label: 'Vitamin D', value: '۱۸٫۵', unit: 'ng/ml', low: '۳۰', high: '۱۰۰' },
    { label: 'Antibodies', value: 'negative' },
  ],
  consent: true,
}

/** Sends a blood test as JSON; `changes` replace its fields. */
export function submit(app: TestApp, by: Person, changes: object = {}) {
  return app.call('POST', '/blood-tests', { token: by.token, body: { ...SENT, ...changes } })
}

export interface SentReport {
  name?: string
  content?: Buffer | string
}

/** The parts of the form: the fields, lists as JSON, and a report. */
export async function formParts(
  changes: object = {},
  reports: readonly SentReport[] = [{}],
): Promise<Part[]> {
  const fields = Object.entries({ ...SENT, ...changes }).map(([name, value]) => ({
    name,
    content: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  const files = await Promise.all(
    reports.map(async ({ name = 'labuitslag.pdf', content }) => ({
      name: 'report',
      filename: name,
      type: 'application/octet-stream',
      content: content ?? (await pdf('Ferritin 64')),
    })),
  )
  return [...fields, ...files]
}

/** Sends a blood test as a form with a report. */
export async function submitForm(
  app: TestApp,
  by: Person,
  changes: object = {},
  reports: readonly SentReport[] = [{}],
) {
  const body = formBytes(await formParts(changes, reports))
  return app.call('POST', '/blood-tests', { token: by.token, body, headers: { 'content-type': FORM_TYPE } })
}

/** A blood test with a report that waits for its coach's comment. */
export async function makeBloodTest(app: TestApp, coach?: Person) {
  const plan = await makePlan(app, coach ? { coach } : {})
  const answer = await submitForm(app, plan.customer)
  return { id: answer.json().data.id as string, athlete: plan.customer, coach: plan.coach, program: plan.id }
}

export type MadeBloodTest = Awaited<ReturnType<typeof makeBloodTest>>

/** Opens the test as its coach, or as another caller. */
export async function open(app: TestApp, { id, coach }: MadeBloodTest, by: Person = coach) {
  return app.call('GET', `/blood-tests/coach/${id}`, { token: by.token })
}

export const bloodTestOf = (answer: { json(): unknown }) =>
  (answer.json() as { data: { bloodTest: CoachBloodTest } }).data.bloodTest
