import { z } from 'zod'
import { countryCodes } from '../countries'
import { endpoint } from '../endpoint'
import { plainText, shownText } from '../fields'
import { localeCodes } from '../locale'
import { SHIPPING_CODE_MAX } from '../orders/rules'
import { SHIPPING_NAME_MAX } from '../orders/shipping-rules'
import { taxShownCodes } from '../tax'
import { ADDRESS_LINES_MAX, HOME_FIGURES, QUOTE_MAX, TESTIMONIALS_MAX } from './settings-rules'

export const verificationProviders = ['altcha', 'recaptcha', 'turnstile'] as const

const line = z.string().trim().max(200)

/** Identity of the shop on pages, mails and invoices; empty fields are not shown. */
export const ShopIdentity = z.object({
  name: line.min(1).max(60),
  /** Address for customers' mails. */
  email: line.max(254),
  legalName: line.default(''),
  /** A line each. */
  address: z.array(line.min(1)).max(ADDRESS_LINES_MAX).default([]),
  phone: line.max(40).default(''),
  /** Company and tax numbers, with their local names. */
  registration: line.default(''),
  vat: line.default(''),
})
export type ShopIdentity = z.infer<typeof ShopIdentity>

const text = shownText
const inLanguages = (max: number) => z.object({ en: text(max), fa: text(max), nl: text(max) })

/** Figures and testimonials of the home page in every language. */
export const HomeContent = z.object({
  figures: z
    .array(z.object({ value: inLanguages(20), label: inLanguages(60) }))
    .length(HOME_FIGURES, 'request.out_of_range'),
  testimonials: z
    .array(z.object({ quote: inLanguages(QUOTE_MAX), author: inLanguages(80), detail: inLanguages(120) }))
    .max(TESTIMONIALS_MAX, 'request.too_many'),
})
export type HomeContent = z.infer<typeof HomeContent>

const number = z.number('request.wrong_type')

/** ISO 3166-1 codes; an empty list means all countries. */
export const CountryCodes = z
  .array(z.string('request.wrong_type').max(2, 'site.country_unknown'), 'request.wrong_type')
  .max(countryCodes.length, 'request.too_many')

/** Way of shipping; amounts in USD. */
export const ShippingMethod = z.object(
  {
    code: plainText(SHIPPING_CODE_MAX),
    names: inLanguages(SHIPPING_NAME_MAX),
    price: number,
    /** Free for goods of at least this amount, after the discount. */
    freeFrom: number.optional(),
    /** Countries to which it is offered; all without any. */
    countries: CountryCodes.optional(),
    businessDays: z.object({ min: number, max: number }, 'request.wrong_type'),
  },
  'request.wrong_type',
)

export const SiteConfig = z.object({
  shop: ShopIdentity,
  verification: z.object({ provider: z.enum(verificationProviders), siteKey: z.string().nullable() }),
  storeLinks: z.object({ ios: z.string(), android: z.string() }),
  currency: z.string(),
  onlinePayment: z.boolean(),
  /** Per cent. */
  taxRate: z.number(),
  /** `included`: prices contain the tax; `excluded`: it is added to them. */
  taxShown: z.enum(taxShownCodes),
  shippingTaxed: z.boolean(),
  shippingMethods: z.array(ShippingMethod),
  /** ISO 3166-1 codes of the countries to which the shop sells; all without any. */
  countries: CountryCodes,
  /** Days after the delivery in which items may come back. */
  returnDays: z.number().int(),
  /** IANA name of the zone whose days the shop's are. */
  timeZone: z.string(),
  languages: z.array(z.enum(localeCodes)),
  /** The owner's content of the home page in every language; absent for the default. */
  home: HomeContent.optional(),
})
export type SiteConfig = z.infer<typeof SiteConfig>

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  allow: 'public',
  shared: true,
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
