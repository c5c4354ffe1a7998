import { useLocale } from '../../../i18n/i18n'

/** The hour of a meal (`07:30`, as the coach wrote it) in the digits of the page. */
export function MealTime({ value }: { value: string }) {
  const { tag } = useLocale()
  const digits = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false })
  return <bdi>{value.replace(/\d+/g, (part) => digits.format(Number(part)))}</bdi>
}
