import type { Received } from 'contract/endpoint'
import type { saveTradeSettings as saveCall, TradeSettings } from 'contract/site/trade-calls'
import { specifiedTrade, type TradeTerms } from 'contract/site/trade-terms'
import type { Config } from '../../config'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import { leafChanges } from '../../kernel/audit/change-details'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import * as sql from './settings.sql'
import { readShop, saveSellerNumbers } from './shop.logic'
import { type SavedTrade, TRADE_KEY } from './trade.sql'

/** Returns the terms of a stored value. */
export const tradeOf = (saved: SavedTrade | null | undefined): TradeTerms => saved ?? specifiedTrade

const findTrade = async (db: Db) => (await sql.findSetting(db, TRADE_KEY)) as SavedTrade | undefined

/** Returns the shop's terms of trade: set by staff, else the specified ones. */
export async function readTrade(db: Db): Promise<TradeTerms> {
  return tradeOf(await findTrade(db))
}

/** Returns the prefix of new order numbers, and those of earlier ones. */
export async function readPrefixes(db: Db): Promise<string[]> {
  const saved = await findTrade(db)
  return [tradeOf(saved).orderPrefix, ...(saved?.formerPrefixes ?? [])]
}

interface TradeDeps {
  db: Db
  config: Pick<Config, 'publicUrl'>
}

/** Returns the terms as the console edits them, with the seller's numbers. */
export async function readTradeSettings(deps: TradeDeps): Promise<TradeSettings> {
  const { taxRate, taxShown, shippingTaxed, shippingMethods, countries, orderPrefix } = await readTrade(
    deps.db,
  )
  const { vat, registration } = await readShop(deps)
  return {
    taxRate,
    taxShown,
    shippingTaxed,
    shippingMethods: shippingMethods.map((method) => ({
      ...method,
      countries: method.countries && [...method.countries],
    })),
    countries: [...countries],
    orderPrefix,
    vatNumber: vat,
    registerNumber: registration,
    version: await sql.findVersion(deps.db),
  }
}

/** Returns the terms with shipping methods by code; by place, an added method would look like a change of all others. */
function audited({ shippingMethods, ...terms }: Omit<TradeSettings, 'version'>): object {
  return {
    ...terms,
    shippingOrder: shippingMethods.map(({ code }) => code),
    shippingMethods: Object.fromEntries(shippingMethods.map(({ code, ...method }) => [code, method])),
  }
}

/** Saves the terms whole and records each field that changed; the seller's numbers are part of the shop's identity. */
export async function saveTradeSettings(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  owner: AuditSource,
  { version, ...wanted }: Received<typeof saveCall>['body'],
): Promise<TradeSettings> {
  return transaction(db, async (tx) => {
    await sql.lockSettings(tx)
    const deps = { db: tx, config }
    const { version: current, ...before } = await readTradeSettings(deps)
    if (version !== current) fail('site.settings_changed')
    const details = leafChanges(audited(before), audited(wanted))
    if (Object.keys(details).length === 0) return { ...before, version: current }
    const { vatNumber, registerNumber, ...terms } = wanted
    const prefixes = await readPrefixes(tx)
    const formerPrefixes = prefixes.filter((prefix) => prefix !== terms.orderPrefix)
    await sql.putSetting(tx, TRADE_KEY, { ...terms, formerPrefixes } satisfies SavedTrade)
    if (before.vatNumber !== vatNumber || before.registerNumber !== registerNumber)
      await saveSellerNumbers(tx, { vat: vatNumber, registration: registerNumber })
    await recordAudit(tx, owner, { action: 'settings_changed', details })
    return readTradeSettings(deps)
  })
}
