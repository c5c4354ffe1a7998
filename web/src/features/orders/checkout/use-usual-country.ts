import { countryName } from 'contract/countries'
import type { Locale } from 'contract/locale'
import { sellsTo } from 'contract/site/trade-terms'
import { useLocale } from '../../../i18n/i18n'
import { useSiteConfig } from '../../site/site.api'
import { useTrade } from '../../site/trade'

/** Countries of the languages that are mostly used in one; a Persian speaker may live anywhere. */
const countryOfLanguage: Partial<Record<Locale, string>> = { nl: 'NL' }

/**
 * Returns the name of the country to preselect: that of the page's language, else the first to which the shop sells;
 * undefined without either and until the settings are loaded.
 */
export function useUsualCountry(): string | undefined {
  const { locale } = useLocale()
  const { data: config } = useSiteConfig()
  const trade = useTrade()
  if (!config) return undefined
  const own = countryOfLanguage[locale]
  const code = own !== undefined && sellsTo(trade, own) ? own : trade.countries[0]
  return code === undefined ? undefined : countryName(code, locale)
}
