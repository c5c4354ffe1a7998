import type { BloodTestProblem } from 'contract/blood-tests/form'
import type { Problem } from '../../../ui/form/store'

/** Row of the form; the id distinguishes rows with equal texts. */
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

/** Returns true for a row without text, which is neither validated nor sent. */
function isBlankRow({ label, value, unit, low, high }: ItemRow): boolean {
  return [label, value, unit, low, high].every((text) => text.trim() === '')
}

/** Returns the non-blank rows with their index in the form. */
function filled(items: readonly ItemRow[]) {
  return items.map((row, at) => ({ row, at })).filter(({ row }) => !isBlankRow(row))
}

/** Returns the values to send. */
export function sentItems(items: readonly ItemRow[]): Omit<ItemRow, 'id'>[] {
  return filled(items).map(({ row: { id: _, ...row } }) => row)
}

/** Maps the problems of the sent values to field paths of the form. */
export function problemsInForm(found: readonly BloodTestProblem[], items: readonly ItemRow[]): Problem[] {
  const rows = filled(items)
  return found.map(({ path: [name, index, field], code }): Problem => {
    const path = index === undefined ? name : `${name}.${rows[index]?.at ?? 0}.${field}`
    return { path, code }
  })
}

/** Maps a path of the server to the form, which also counts the blank rows. */
export function pathInForm(serverPath: string, items: readonly ItemRow[]): string {
  return serverPath.replace(/^items\.(\d+)/, (_, n: string) => `items.${filled(items)[Number(n)]?.at ?? n}`)
}
