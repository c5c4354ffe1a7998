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
  /** Choice of a person without a coach. */
  reader: 'self' | 'coach'
}

const blank = (): TestValues => ({
  testedAt: '',
  code: '',
  note: '',
  items: [blankRow()],
  report: null,
  consent: false,
  // Without a choice nobody else sees it.
  reader: 'self',
})

/** Returns the problems by field path. */
export function testProblems(values: TestValues, consentNeeded: boolean): Problem[] {
  const items = sentItems(values.items)
  const found = bloodTestProblems({ testedAt: values.testedAt, items }, values.report ? 1 : 0)
  const problems = problemsInForm(found, values.items)
  if (consentNeeded && !values.consent) problems.push({ path: 'consent', code: 'consent.required' })
  return problems
}

export function sentOf(values: TestValues, consentNeeded: boolean, hasCoach: boolean): SentTest {
  return {
    code: values.code.trim(),
    testedAt: values.testedAt,
    note: values.note.trim(),
    items: sentItems(values.items),
    consent: consentNeeded && values.consent,
    report: values.report,
    for: hasCoach ? 'coach' : values.reader,
  }
}

/** Maximum number of characters by field path; the limits of rows are in their own fields. */
export const testLimits = { code: CODE_MAX, note: NOTE_MAX }

/** Returns true if closing the tab would lose typed values. */
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
 * Returns the form of the tab, which outlives its page. Its values are health data, so they are never stored in the
 * browser.
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

/** Resets the form for a new test. */
export function emptyTestForm(): void {
  if (form) resetForm(form, blank())
}

// On a shared device, a sign-out must not leave health data to the next user.
globalThis.addEventListener?.(LOGOUT_EVENT, () => {
  endSending()
  emptyTestForm()
})
