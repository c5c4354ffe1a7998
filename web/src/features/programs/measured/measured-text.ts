import { type MeasurementKind, measurementKinds } from 'contract/programs/rules'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { measuredWords } from './words/measured-words'

const unitNames = { kg: 'kg', '%': 'percent', cm: 'cm', bpm: 'bpm' } as const

/** The unit of a kind as the dictionaries name it. */
export function unitOf(kind: MeasurementKind): (typeof unitNames)[keyof typeof unitNames] {
  return unitNames[measurementKinds[kind].unit]
}

/** A measured value with its unit, as the language writes it. */
export function useMeasuredText(kind: MeasurementKind): (value: number) => string {
  const t = useT(measuredWords)
  return (n) => isolatedName(t(`measured.value.${unitOf(kind)}`, { n }))
}
