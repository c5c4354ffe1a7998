import { localeCodes } from 'contract/locale'
import { CURRENCY } from 'contract/money'
import { getChallenge, getConfig } from 'contract/site/calls'
import { getShopSettings, saveShopSettings } from 'contract/site/settings-calls'
import { getTradeSettings, saveTradeSettings } from 'contract/site/trade-calls'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { auditSource } from '../../kernel/audit/audit'
import type { Binder } from '../../kernel/http/bind'
import { readHome, readSettings, readStoreLinks, saveSettings } from './settings.logic'
import { readShop, readTimeZone } from './shop.logic'
import { readTradeSettings, saveTradeSettings as saveTrade } from './trade.logic'

export function siteRoutes(bind: Binder, deps: Deps): void {
  const { db, config, online, verification } = deps
  bind(getConfig, async () => {
    const [shop, trade, storeLinks, home, timeZone] = await Promise.all([
      readShop({ db, config }),
      readTradeSettings({ db, config }),
      readStoreLinks({ db, config }),
      readHome(db),
      readTimeZone(db),
    ])
    return {
      data: {
        shop,
        verification: { provider: config.verification.provider, siteKey: config.verification.siteKey },
        storeLinks,
        currency: CURRENCY,
        onlinePayment: online !== undefined,
        taxRate: trade.taxRate,
        taxShown: trade.taxShown,
        shippingTaxed: trade.shippingTaxed,
        shippingMethods: trade.shippingMethods,
        countries: trade.countries,
        returnDays: config.returnDays,
        timeZone,
        languages: localeCodes,
        // Optional fields are absent on the wire, not null.
        ...(home && { home }),
      },
    }
  })
  settingsRoutes(bind, deps)
  bind(
    getChallenge,
    async ({ reply }) => {
      reply.header('cache-control', 'no-store')
      return { data: (await verification.challenge()) ?? fail('request.not_found') }
    },
    { kind: 'challenge' },
  )
}

function settingsRoutes(bind: Binder, deps: Deps): void {
  bind(getShopSettings, async () => ({ data: await readSettings(deps) }))
  bind(saveShopSettings, async ({ body, ...call }) => ({
    data: await saveSettings(deps, auditSource(deps, call), body),
  }))
  bind(getTradeSettings, async () => ({ data: await readTradeSettings(deps) }))
  bind(saveTradeSettings, async ({ body, ...call }) => ({
    data: await saveTrade(deps, auditSource(deps, call), body),
  }))
}
