import { useLocale } from '../../../i18n/i18n'
import type { CheckoutFigures } from './order-figures'

/** Returns the name of the chosen way of shipping; none where there is no way to the country. */
export function useShippingLabel({
  methods,
  shippingMethod,
}: Pick<CheckoutFigures, 'methods' | 'shippingMethod'>): string | undefined {
  const { locale } = useLocale()
  return methods.find(({ code }) => code === shippingMethod)?.names[locale]
}
