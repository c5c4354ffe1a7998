import { defaultTax, type TaxTerms } from 'contract/tax'
import { useMemo } from 'react'
import { useSiteConfig } from './site.api'

/**
 * Returns the shop's taxation: the specified one until the settings are here, and for parts that a kept answer of an older
 * version lacks.
 */
export function useTax(): TaxTerms {
  const { data } = useSiteConfig()
  return useMemo(() => ({ ...defaultTax, ...data }), [data])
}
