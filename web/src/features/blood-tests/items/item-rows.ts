import type { BloodTestProblem } from 'contract/blood-tests/form'
import type { Problem } from '../../../ui/form/store'

/** A row of a form of values; the number tells two of the same words apart. */
export interface ItemRow {
  id: number
  label: string
  value: string
  unit: string
  low: string
  high: string
}

let serial = 0

export const blankRow = (): ItemRow => ({ id: ++serial, label: '', value: '', unit: '', low: '', high: '' })

/** A row that nobody has written in asks for nothing and is not sent. */
function isBlankRow({ label, value, unit, low, high }: ItemRow): boolean {
  return [label, value, unit, low, high].every((text) => text.trim() === '')
}

/** The rows that are sent, each with its place in the form. */
function filled(items: readonly ItemRow[]) {
  return items.map((row, at) => ({ row, at })).filter(({ row }) => !isBlankRow(row))
}

/** The values that are sent. */
export function sentItems(items: readonly ItemRow[]): Omit<ItemRow, 'id'>[] {
  return filled(items).map(({ row: { id: _, ...row } }) => row)
}

/** The contract's problems of the values that are sent, by the paths of the form's fields. */
export function problemsInForm(found: readonly BloodTestProblem[], items: readonly ItemRow[]): Problem[] {
  const rows = filled(items)
  return found.map(({ path: [name, index, field], code }): Problem => {
    const path = index === undefined ? name : `${name}.${rows[index]?.at ?? 0}.${field}`
    return { path, code }
  })
}

/** The path of a field of the form for what the server calls it: blank rows were not sent. */
export function pathInForm(serverPath: string, items: readonly ItemRow[]): string {
  return serverPath.replace(/^items\.(\d+)/, (_, n: string) => `items.${filled(items)[Number(n)]?.at ?? n}`)
}
