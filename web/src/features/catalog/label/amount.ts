import { useT } from '../../../i18n/i18n'
import { labelWords } from './words/label-words'

export type Unit = 'kj' | 'kcal' | 'kg' | 'g' | 'mg' | 'µg' | 'l' | 'ml' | 'cm' | 'mm' | 'piece'

/** Writes an amount with its unit, which a line never parts: "3.3 g", "۲ عدد". */
export function useAmount(): (n: number, unit: Unit) => string {
  const t = useT(labelWords)
  return (n, unit) => (unit === 'piece' ? t('label.pieces', { count: n }) : t(`label.unit.${unit}`, { n }))
}
