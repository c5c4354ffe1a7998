import type { SentItem } from 'contract/blood-tests/calls'
import { rangeEnd } from 'contract/blood-tests/form'
import { knownUnit, markerOf, nameKey } from 'contract/blood-tests/markers'
import { rangePosition, readNumber } from 'contract/blood-tests/numbers'
import { newId } from '../../kernel/ids'
import type { NewValue } from './blood-tests.sql'

/** Returns a validated value as stored: as sent, with derived fields. */
export function toStoredValue({ label, value, unit, ...range }: SentItem): NewValue {
  const [low, high] = [rangeEnd(range.low) ?? null, rangeEnd(range.high) ?? null]
  const { number = null, bound = null } = readNumber(value) ?? {}
  const marker = markerOf(label)
  return {
    id: newId(),
    label,
    labelKey: nameKey(label),
    value,
    number,
    bound,
    // The table's own spelling where it is one of its units: a chart then has one unit and not three.
    unit: unit === '' ? null : (knownUnit(marker, unit) ?? unit),
    low,
    high,
    position: rangePosition(value, low, high),
    marker,
  }
}
