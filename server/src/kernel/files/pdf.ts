import { KB } from 'contract/units'
import { holdsMarkup, isPolyglot } from './polyglot'
import type { FileReader } from './reader'

const HEAD = 1 * KB
/** Readers look for the end mark in the last kilobyte. */
const TAIL = 2 * KB

/** A PDF from its first byte on, with objects, the place of its table and an end mark, and no other file behind it. */
export async function isPdf(reader: FileReader): Promise<boolean> {
  const head = (await reader.read(0, HEAD)).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(head) || (await holdsMarkup(reader, [0, HEAD]))) return false
  const from = Math.max(0, reader.size - TAIL)
  const tail = (await reader.read(from, TAIL)).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  const table = /startxref\s+(\d+)\s+$/.exec(tail.slice(0, Math.max(0, end)))
  if (end < 0 || !table || Number(table[1]) >= reader.size) return false
  const place = (await reader.read(Number(table[1]), 40)).toString('latin1')
  if (!/^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(place)) return false
  return !(await isPolyglot(reader, from + end + 5))
}
