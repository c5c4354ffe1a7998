/** A table program computes what begins like this. */
const COMPUTED = /^[=+\-@\t\r]/

function cell(text: string): string {
  const safe = COMPUTED.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a CSV file that table programs open as UTF-8 and compute nothing of. */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n')
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv' })
}
