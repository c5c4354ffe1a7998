import { ShopIdentity } from 'contract/site/calls'
import { isEmail } from 'contract/text'
import type { MailShop } from '../../adapters/mail/layout'
import type { Config } from '../../config'
import type { Db } from '../../kernel/db/client'
import { findSetting, putSetting } from './settings.sql'

const KEY = 'shop'
/** On this machine alone `shop@localhost` is good enough; what staff write must be an address that mail reaches. */
const Savable = ShopIdentity.refine(({ email }) => isEmail(email))
const BLANK: Omit<ShopIdentity, 'email'> = {
  name: 'Tavan',
  legalName: '',
  address: [],
  phone: '',
  registration: '',
  vat: '',
}

interface ShopDeps {
  db: Db
  config: Pick<Config, 'publicUrl'>
}

const findShop = async (db: Db) => (await findSetting(db, KEY)) as Partial<ShopIdentity> | undefined

/** Returns the shop's identity: each field as staff set it, else its default. */
export async function readShop({ db, config }: ShopDeps): Promise<ShopIdentity> {
  const email = `shop@${new URL(config.publicUrl).hostname}`
  return { ...BLANK, email, ...(await findShop(db)) }
}

/** Sets who the shop is, whole; throws where it is not what the contract allows. */
export async function saveShop(db: Db, shop: ShopIdentity): Promise<void> {
  await putSetting(db, KEY, Savable.parse(shop))
}

/** Sets the seller's numbers alone; fields that staff never set keep following their defaults. */
export async function saveSellerNumbers(
  db: Db,
  numbers: Pick<ShopIdentity, 'vat' | 'registration'>,
): Promise<void> {
  await putSetting(db, KEY, { ...(await findShop(db)), ...numbers })
}

/** The shop as pages, mails and invoices print it: legal name, address and registration, a line each. */
export function imprintOf(shop: ShopIdentity): string[] {
  const { name, legalName, address, phone, registration, vat } = shop
  return [legalName || name, ...address, phone, registration, vat].filter((line) => line !== '')
}

/** The shop as a mail shows it; days in mails are those of its time zone. */
export type PostalShop = MailShop & { address: string[]; timeZone: string }

/** The same as the end of a mail says it, and the postal address with the name above it. */
export async function readMailShop(deps: ShopDeps): Promise<PostalShop> {
  const [shop, timeZone] = [await readShop(deps), await readTimeZone(deps.db)]
  const { name, email, legalName, address } = shop
  return { name, email, imprint: imprintOf(shop), address: [legalName || name, ...address], timeZone }
}

const REGION_KEY = 'region'

/** Returns the IANA time zone of the figures; UTC by default. */
export async function readTimeZone(db: Db): Promise<string> {
  const saved = (await findSetting(db, REGION_KEY)) as { timeZone?: string } | undefined
  return saved?.timeZone ?? 'UTC'
}

export async function saveTimeZone(db: Db, timeZone: string): Promise<void> {
  await putSetting(db, REGION_KEY, { timeZone })
}
