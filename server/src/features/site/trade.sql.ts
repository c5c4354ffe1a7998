import type { TradeTerms } from 'contract/site/trade-terms'
import type { Db, Fragment } from '../../kernel/db/client'

export const TRADE_KEY = 'trade'

/** The terms of trade as they are stored: whole, with the prefixes of earlier order numbers. */
export interface SavedTrade extends TradeTerms {
  formerPrefixes: string[]
}

/** Column with the stored terms, null while they are the specified ones: for statements that price a cart or an order. */
export function savedTrade(db: Db): Fragment {
  return db`(select s.value from settings s where s.key = ${TRADE_KEY})`
}
