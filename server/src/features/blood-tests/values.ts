import type { BloodTestMarker, SentItem } from 'contract/blood-tests/calls'
import { rangeEnd } from 'contract/blood-tests/form'
import { knownUnit, markerOf, nameKey, valueIdentity } from 'contract/blood-tests/markers'
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

/** Returns true if two values say the same, with the same unit and range. */
export function isSameValue(
  one: Omit<BloodTestMarker, 'source'>,
  other: Omit<BloodTestMarker, 'source'>,
): boolean {
  return (['label', 'value', 'unit', 'low', 'high'] as const).every((field) => one[field] === other[field])
}

/** A stored value's name as it is compared, and what tells it from others of that name. */
export interface ValueKey {
  labelKey: string
  label: string
  unit: string | null
}

/**
 * Gives values their keys within a test. The first of a name has the name; another, which differs by a sign or its unit, the
 * unit or label behind it. A value of a stored name takes its key, and so its place: the one that says the same, else the
 * only one of that name.
 */
export function withKeys(values: readonly NewValue[], stored: readonly ValueKey[] = []): NewValue[] {
  const all: ValueKey[] = [...stored]
  const isOf = (name: string) => (one: ValueKey) => nameKey(one.label) === name
  return values.map((value) => {
    const name = nameKey(value.label)
    const identity = valueIdentity(value.label, value.unit)
    const same = all.find((one) => valueIdentity(one.label, one.unit) === identity)
    const before = stored.filter(isOf(name))
    const isAlone = before.length === 1 && values.filter(isOf(name)).length === 1
    const taken = same ?? (isAlone ? before[0] : undefined)
    const labelKey =
      taken?.labelKey ?? (all.some(isOf(name)) ? `${name} (${value.unit ?? value.label})` : name)
    all.push({ labelKey, label: value.label, unit: value.unit })
    return { ...value, labelKey }
  })
}
