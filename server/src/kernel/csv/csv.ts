import { decodeText } from './decode-text'

/**
 * A record of a CSV file (RFC 4180) and the line on which it begins; `broken`: its quotes do not close as they should, or a
 * cell is longer than any product's.
 */
export interface CsvRecord {
  line: number
  cells: string[]
  broken: boolean
}

/**
 * Cells a table program would run as a formula get a leading apostrophe (OWASP's list); cells that already look so get
 * another, so that `fromCell` restores every text.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Characters of a cell, and cells of a record, that are kept: a quote that never closes makes one cell of all that follows. */
const CELL_MAX = 200_000
const CELLS_MAX = 500

/** A text as a cell of the file. */
export function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reverses `toCell`; other cells are unchanged. */
export function fromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

interface State {
  separator: string | undefined
  line: number
  begun: number
  cells: string[]
  cell: string
  /** `shut`: behind the quote that ends a cell, or before the second of a pair. */
  at: 'start' | 'plain' | 'quoted' | 'shut'
  broken: boolean
}

/**
 * Reads a file piece by piece; throws a TypeError where it is no text. Lines without content and the line `sep=;` are no
 * records.
 */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const state: State = {
    separator: undefined,
    line: 1,
    begun: 1,
    cells: [],
    cell: '',
    at: 'start',
    broken: false,
  }
  let held = ''
  for await (const chunk of decodeText(chunks)) {
    const text = held + chunk
    // A pair of line ends may be cut in two.
    held = text.endsWith('\r') ? '\r' : ''
    yield* take(state, held ? text.slice(0, -1) : text)
  }
  yield* take(state, held)
  if (state.at === 'quoted') state.broken = true
  yield* record(state)
}

function* take(state: State, text: string): Generator<CsvRecord> {
  // PostgreSQL keeps no such character, and no text has one.
  if (text.includes('\0')) throw new TypeError('a CSV file with NUL')
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string
    if (state.at === 'quoted') {
      if (sign === '"') state.at = 'shut'
      else {
        if (sign === '\n') state.line += 1
        addSign(state, sign)
      }
      continue
    }
    // Table programs separate by commas, semicolons or tabs; the heading, whose names have none of them, tells.
    if (state.separator === undefined && /[,;\t]/.test(sign)) state.separator = sign
    if (sign === state.separator) endCell(state)
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[i + 1] === '\n') i += 1
      yield* record(state)
      state.line += 1
      state.begun = state.line
    } else takeSign(state, sign)
  }
}

function takeSign(state: State, sign: string): void {
  if (sign === '"' && state.at === 'start') state.at = 'quoted'
  else if (sign === '"' && state.at === 'shut') {
    addSign(state, sign)
    state.at = 'quoted'
  } else {
    if (sign === '"' || state.at === 'shut') state.broken = true
    addSign(state, sign)
    state.at = 'plain'
  }
}

function addSign(state: State, sign: string): void {
  if (state.cell.length < CELL_MAX) state.cell += sign
  else state.broken = true
}

function endCell(state: State): void {
  if (state.cells.length < CELLS_MAX) state.cells.push(state.cell)
  state.cell = ''
  state.at = 'start'
}

function* record(state: State): Generator<CsvRecord> {
  endCell(state)
  const { cells, begun, broken } = state
  state.cells = []
  state.broken = false
  const isEmpty = !broken && cells.every((cell) => cell.trim() === '')
  const isSeparator = begun === 1 && /^sep=$/i.test(cells[0] ?? '') && cells.slice(1).join('') === ''
  if (!isEmpty && !isSeparator) yield { line: begun, cells, broken }
}
