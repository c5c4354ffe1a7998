import { bloodTestProblems } from 'contract/blood-tests/form'
import { CODE_MAX, NOTE_MAX } from 'contract/blood-tests/rules'
import { LOGOUT_EVENT } from '../../../../api/areas'
import { createForm, type FormStore, type Problem, resetForm } from '../../../../ui/form/store'
import type { SentTest } from '../../blood-tests.api'
import { blankRow, type ItemRow, problemsInForm, sentItems } from '../../items/item-rows'
import { endSending } from './sending'

export type TestValues = {
  testedAt: string
  code: string
  note: string
  items: readonly ItemRow[]
  report: File | null
  consent: boolean
}

const blank = (): TestValues => ({
  testedAt: '',
  code: '',
  note: '',
  items: [blankRow()],
  report: null,
  consent: false,
})

/** What is wrong with the form, by the paths of its fields. */
export function testProblems(values: TestValues, consentNeeded: boolean): Problem[] {
  const items = sentItems(values.items)
  const found = bloodTestProblems({ testedAt: values.testedAt, items }, values.report ? 1 : 0)
  const problems = problemsInForm(found, values.items)
  if (consentNeeded && !values.consent) problems.push({ path: 'consent', code: 'consent.required' })
  return problems
}

export function sentOf(values: TestValues, consentNeeded: boolean): SentTest {
  return {
    code: values.code.trim(),
    testedAt: values.testedAt,
    note: values.note.trim(),
    items: sentItems(values.items),
    consent: consentNeeded && values.consent,
    report: values.report,
  }
}

/** Most characters of a field, by its path; those of a row stand with its fields. */
export const testLimits = { code: CODE_MAX, note: NOTE_MAX }

/** Whether leaving the tab would lose something. */
export function isWritten({ testedAt, code, note, items, report }: TestValues): boolean {
  return (
    report !== null ||
    sentItems(items).length > 0 ||
    [testedAt, code, note].some((text) => text.trim() !== '')
  )
}

let form: FormStore<TestValues> | undefined
let owner: string | undefined

/**
 * The test as far as it is written. It lives as long as the tab, not as long as its page; nothing of it is stored in the
 * browser, for it is about somebody's health.
 */
export function testForm(userId: string): FormStore<TestValues> {
  form ??= createForm<TestValues>({
    rules: () => [],
    initial: blank(),
    show: 'all',
    errorText: () => '',
    submit: async () => undefined,
  })
  if (owner !== userId) resetForm(form, blank())
  owner = userId
  return form
}

/** Begins a new one. */
export function emptyTestForm(): void {
  if (form) resetForm(form, blank())
}

// Whoever signs out leaves nothing to the next one at this device.
addEventListener(LOGOUT_EVENT, () => {
  endSending()
  emptyTestForm()
})
