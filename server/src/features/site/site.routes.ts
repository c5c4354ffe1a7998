import { localeCodes } from 'contract/locale'
import { CURRENCY, toUsd } from 'contract/money'
import { shippingMethodCodes, shippingMethods } from 'contract/orders/rules'
import { getChallenge, getConfig } from 'contract/site/calls'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Binder } from '../../kernel/http/bind'
import { readShop } from './shop.logic'

export function siteRoutes(bind: Binder, { db, config, online, verification }: Deps): void {
  bind(getConfig, async () => ({
    data: {
      shop: await readShop({ db, config }),
      verification: { provider: config.verification.provider, siteKey: config.verification.siteKey },
      storeLinks: config.storeLinks,
      currency: CURRENCY,
      onlinePayment: online !== undefined,
      shippingMethods: shippingMethodCodes.map((code) => ({
        code,
        price: toUsd(shippingMethods[code].price),
        businessDays: { min: shippingMethods[code].days[0], max: shippingMethods[code].days[1] },
      })),
      languages: localeCodes,
    },
  }))
  bind(
    getChallenge,
    async ({ reply }) => {
      reply.header('cache-control', 'no-store')
      return { data: (await verification.challenge()) ?? fail('request.not_found') }
    },
    { kind: 'challenge' },
  )
}
