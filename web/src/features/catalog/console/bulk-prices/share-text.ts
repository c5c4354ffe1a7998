import { useLocale } from '../../../../i18n/i18n'

/** Returns the formatter of a change as a share: +10.0%. */
export function useShareText(): (share: number) => string {
  const { tag } = useLocale()
  const format = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return (share) => format.format(share)
}
