import { asciiDigits } from '../sentence'

/** A typed number as the editor keeps it: digits of any script, whole, not below 0; 0 where it is no number. */
export function typedInteger(typed: string): number {
  const number = Number.parseFloat(
    asciiDigits(typed)
      .replace(/[\s٬,_]/g, '')
      .replace('٫', '.'),
  )
  return Number.isFinite(number) ? Math.max(0, Math.trunc(number)) : 0
}

/** The entries of a typed list: between commas (Latin or Persian), trimmed, empty ones dropped. */
export function typedList(typed: string): string[] {
  return typed
    .split(/[,،]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
