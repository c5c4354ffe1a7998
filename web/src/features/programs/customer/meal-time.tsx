import { useLocale } from '../../../i18n/i18n'

/** The hour of a meal (`07:30`, or in words) as the coach wrote it, in the digits of the page. */
export function MealTime({ value }: { value: string }) {
  const { tag } = useLocale()
  const digits = new Intl.NumberFormat(tag)
  return <bdi>{value.replace(/[0-9]/g, (digit) => digits.format(Number(digit)))}</bdi>
}
