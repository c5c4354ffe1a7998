import { z } from 'zod'
import { endpoint } from '../endpoint'
import { localeCodes } from '../locale'
import { shippingMethodCodes } from '../orders/rules'

export const verificationProviders = ['altcha', 'recaptcha', 'turnstile'] as const

const line = z.string().trim().max(200)

/** Who runs the shop, as pages, mails and invoices name it; what is empty is not shown. */
export const ShopIdentity = z.object({
  name: line.min(1).max(60),
  /** Where customers write to. */
  email: line.max(254),
  legalName: line.default(''),
  /** A line each. */
  address: z.array(line.min(1)).max(6).default([]),
  phone: line.max(40).default(''),
  /** As the register of companies and the tax office write them, with what they are called there. */
  registration: line.default(''),
  vat: line.default(''),
})
export type ShopIdentity = z.infer<typeof ShopIdentity>

export const SiteConfig = z.object({
  shop: ShopIdentity,
  verification: z.object({ provider: z.enum(verificationProviders), siteKey: z.string().nullable() }),
  storeLinks: z.object({ ios: z.string(), android: z.string() }),
  currency: z.string(),
  onlinePayment: z.boolean(),
  shippingMethods: z.array(
    z.object({
      code: z.enum(shippingMethodCodes),
      price: z.number(),
      businessDays: z.object({ min: z.number().int(), max: z.number().int() }),
    }),
  ),
  languages: z.array(z.enum(localeCodes)),
})
export type SiteConfig = z.infer<typeof SiteConfig>

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  allow: 'public',
  summary: 'What a client needs to know before it starts',
  data: SiteConfig,
})

export const getChallenge = endpoint({
  method: 'GET',
  path: '/verification/challenge',
  allow: 'public',
  summary: 'A proof-of-work challenge of the self-hosted verification, without the envelope',
  raw: true,
  data: z.record(z.string(), z.unknown()),
})
