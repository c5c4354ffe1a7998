import { bloodTestProblems } from 'contract/blood-tests/form'
import { CODE_MAX, NOTE_MAX } from 'contract/blood-tests/rules'
import { LOGOUT_EVENT } from '../../../../api/areas'
import { createForm, type FormStore, type Problem, resetForm } from '../../../../ui/form/store'
import type { SentTest } from '../../blood-tests.api'
import { endSending } from './sending'

/** A row of the form; the number tells two of the same words apart. */
export interface ItemRow {
  id: number
  label: string
  value: string
  unit: string
  low: string
  high: string
}

export type TestValues = {
  testedAt: string
  code: string
  note: string
  items: readonly ItemRow[]
  report: File | null
  consent: boolean
}

let serial = 0

export const blankRow = (): ItemRow => ({ id: ++serial, label: '', value: '', unit: '', low: '', high: '' })
const blank = (): TestValues => ({
  testedAt: '',
  code: '',
  note: '',
  items: [blankRow()],
  report: null,
  consent: false,
})

/** A row that nobody has written in asks for nothing and is not sent. */
function isBlankRow({ label, value, unit, low, high }: ItemRow): boolean {
  return [label, value, unit, low, high].every((text) => text.trim() === '')
}

/** The rows that are sent, each with its place in the form. */
function filled(items: readonly ItemRow[]) {
  return items.map((row, at) => ({ row, at })).filter(({ row }) => !isBlankRow(row))
}

/** What is wrong with the form, by the paths of its fields. */
export function testProblems(values: TestValues, consentNeeded: boolean): Problem[] {
  const rows = filled(values.items)
  const found = bloodTestProblems(
    { testedAt: values.testedAt, items: rows.map(({ row }) => row) },
    values.report ? 1 : 0,
  )
  const problems = found.map(({ path: [name, index, field], code }): Problem => {
    const path = index === undefined ? name : `${name}.${rows[index]?.at ?? 0}.${field}`
    return { path, code }
  })
  if (consentNeeded && !values.consent) problems.push({ path: 'consent', code: 'consent.required' })
  return problems
}

export function sentOf(values: TestValues, consentNeeded: boolean): SentTest {
  return {
    code: values.code.trim(),
    testedAt: values.testedAt,
    note: values.note.trim(),
    items: filled(values.items).map(({ row: { id: _, ...row } }) => row),
    consent: consentNeeded && values.consent,
    report: values.report,
  }
}

/** The path of a field of the form for what the server calls it: blank rows were not sent. */
export function pathInForm(serverPath: string, { items }: TestValues): string {
  return serverPath.replace(/^items\.(\d+)/, (_, n: string) => `items.${filled(items)[Number(n)]?.at ?? n}`)
}

/** Most characters of a field, by its path; those of a row stand with its fields. */
export const testLimits = { code: CODE_MAX, note: NOTE_MAX }

/** Whether leaving the tab would lose something. */
export function isWritten({ testedAt, code, note, items, report }: TestValues): boolean {
  return (
    report !== null || filled(items).length > 0 || [testedAt, code, note].some((text) => text.trim() !== '')
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
