import { specifiedTrade, type TradeTerms } from 'contract/site/trade-terms'
import { useMemo } from 'react'
import { useSiteConfig } from './site.api'

type ShopTerms = Omit<TradeTerms, 'orderPrefix'>

/**
 * Returns the shop's tax, ways of shipping and countries: the specified ones until the settings are here, and for parts
 * that a kept answer of an older version lacks.
 */
export function useTrade(): ShopTerms {
  const { data } = useSiteConfig()
  return useMemo(() => ({ ...specifiedTrade, ...data }), [data])
}
