import { locales } from 'contract/locale'
import { addBusinessDays, type ShippingMethod, shippingMethods } from 'contract/orders/rules'
import { useLocale } from '../../../i18n/i18n'

/** First and last day of delivery of a method, when ordered on `from`. */
export function deliveryWindow(method: ShippingMethod, from: Date): [Date, Date] {
  const [first, last] = shippingMethods[method].days
  return [addBusinessDays(from, first), addBusinessDays(from, last)]
}

/** Writes a day as the language does, in its own calendar: "Fri, Dec 4". */
export function useDayFormat(): (day: Date) => string {
  const { locale } = useLocale()
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return (day) => format.format(day)
}
