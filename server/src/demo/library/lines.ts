/** Reads the tables of the demo's library: a line each entry, cells between bars, lists between semicolons. */

export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

export function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim())
}

export function listOf(cell = ''): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
}
