import { z } from 'zod'
import { endpoint } from '../endpoint'
import { plainText, shownText } from '../fields'
import { HomeContent, ShopIdentity } from './calls'
import { ADDRESS_LINES_MAX, SHOP_LINE_MAX, settingsProblems } from './settings-rules'

const text = shownText

const Settings = z.object({
  shop: ShopIdentity.extend({
    name: text(60),
    email: plainText(254),
    legalName: text(SHOP_LINE_MAX).default(''),
    address: z.array(text(SHOP_LINE_MAX).min(1, 'request.invalid')).max(ADDRESS_LINES_MAX).default([]),
    phone: plainText(40),
    registration: text(SHOP_LINE_MAX).default(''),
    vat: text(SHOP_LINE_MAX).default(''),
  }),
  /** Time zone of the figures, by its IANA name. */
  timeZone: text(60),
  /** Empty: as the server was started with. */
  storeLinks: z.object({ ios: text(SHOP_LINE_MAX), android: text(SHOP_LINE_MAX) }),
  /** Null: as the page comes. */
  home: HomeContent.nullable(),
})

/** The settings with their version, which a save sends back. */
export const ShopSettings = Settings.extend({ version: z.string() })
export type ShopSettings = z.infer<typeof ShopSettings>

export const getShopSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  allow: 'admin',
  staff: 'settings',
  summary: 'Who the shop is, and what its pages say of it',
  data: ShopSettings,
})

/** In effect at once in pages, mails and invoices. Where somebody saved meanwhile: 409 `site.settings_changed`. */
export const saveShopSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings',
  allow: 'admin',
  staff: 'settings',
  summary: 'Set who the shop is, and what its pages say of it',
  body: Settings.extend({ version: z.string('request.wrong_type').max(40, 'request.too_long') }).check(
    (ctx) => {
      // The server refuses a wrong email of a shop that changes: the default on localhost may be sent back as it was read.
      for (const { path, code } of settingsProblems(ctx.value).filter(({ path }) => path !== 'shop.email'))
        ctx.issues.push({ code: 'custom', message: code, path: path.split('.'), input: ctx.value })
    },
  ),
  data: ShopSettings,
})
