import { asciiDigits } from 'contract/sentence'

type Numbers = Readonly<Record<string, string>>

const digitsOf = (text: string) => /^(?:tv-?)?(\d+)$/i.exec(asciiDigits(text).trim())?.[1]

/**
 * Puts pasted tracking numbers into the fields of orders: a line that names one of them goes there, any other fills the
 * fields downward from `start`. `ids` are the orders' ids by number, in the order of the fields. Returns the new numbers,
 * and how many lines found no field.
 */
export function pasteNumbers(
  text: string,
  {
    rows,
    start,
    numbers,
  }: { rows: readonly { _id: string; orderNumber: string }[]; start: number; numbers: Numbers },
): { numbers: Numbers; left: number } {
  const filled = { ...numbers }
  let at = start
  let left = 0
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const { order, number } = readLine(line)
    const named = order && rows.find(({ orderNumber }) => digitsOf(orderNumber) === order)
    const target = named || (number ? undefined : rows[at])
    if (!named && target) at += 1
    if (target) filled[target._id] = asciiDigits(number ?? line.trim())
    else left += 1
  }
  return { numbers: filled, left }
}

/** An order number and the tracking number beside it, in either order; none of both if the line is one value. */
function readLine(line: string): { order?: string | undefined; number?: string } {
  const cells = line.split(/[\t;,]/).map((cell) => cell.trim().replace(/^"|"$/g, ''))
  const [first = '', ...rest] = cells.length > 1 ? cells : line.trim().split(/\s+/)
  if (rest.length === 0) return {}
  const last = rest.at(-1) ?? ''
  if (digitsOf(first)) return { order: digitsOf(first), number: cells.length > 1 ? last : rest.join(' ') }
  return digitsOf(last) && cells.length > 1 ? { order: digitsOf(last), number: first } : {}
}
