import { z } from 'zod'
import { endpoint } from '../endpoint'
import { localeCodes } from '../locale'
import { shippingMethodCodes } from '../orders/rules'

export const verificationProviders = ['altcha', 'recaptcha', 'turnstile'] as const

export const SiteConfig = z.object({
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
