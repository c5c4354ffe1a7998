import type { Received } from 'contract/endpoint'
import type { ShopSettings, saveShopSettings } from 'contract/site/settings-calls'
import { isEmail } from 'contract/text'
import type { Config } from '../../config'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import { isSameData, leafChanges } from '../../kernel/audit/change-details'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { refuseFields } from '../../kernel/http/envelope'
import * as sql from './settings.sql'
import { readShop, readTimeZone, saveShop, saveTimeZone } from './shop.logic'

const LINKS_KEY = 'store-links'
const HOME_KEY = 'home'

interface SettingsDeps {
  db: Db
  config: Pick<Config, 'publicUrl' | 'storeLinks'>
}

type Links = ShopSettings['storeLinks']
const NO_LINKS: Links = { ios: '', android: '' }

const savedLinks = async (db: Db) => ((await sql.findSetting(db, LINKS_KEY)) as Links | undefined) ?? NO_LINKS

/** Returns the app's store links: set by staff, else the server's settings. */
export async function readStoreLinks({ db, config }: SettingsDeps): Promise<Links> {
  const { ios, android } = await savedLinks(db)
  return { ios: ios || config.storeLinks.ios, android: android || config.storeLinks.android }
}

/** Returns the home page content set by staff; null for the default. */
export async function readHome(db: Db): Promise<ShopSettings['home']> {
  return (
    ((await sql.findSetting(db, HOME_KEY)) as { content: ShopSettings['home'] } | undefined)?.content ?? null
  )
}

export async function readSettings(deps: SettingsDeps): Promise<ShopSettings> {
  const { db } = deps
  return {
    shop: await readShop(deps),
    timeZone: await readTimeZone(db),
    storeLinks: await savedLinks(db),
    home: await readHome(db),
    version: await sql.findVersion(db),
  }
}

/** Sets them whole, and records each field that changed with what it was. */
export async function saveSettings(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  owner: AuditSource,
  { version, ...wanted }: Received<typeof saveShopSettings>['body'],
): Promise<ShopSettings> {
  return transaction(db, async (tx) => {
    await sql.lockSettings(tx)
    const deps = { db: tx, config }
    const { version: current, ...before } = await readSettings(deps)
    const isShopNew = !isSameData(before.shop, wanted.shop)
    if (isShopNew && !isEmail(wanted.shop.email))
      refuseFields([{ path: ['shop', 'email'], code: 'auth.email_invalid' }])
    if (version !== current) fail('site.settings_changed')
    const details = leafChanges(before, wanted)
    if (Object.keys(details).length === 0) return { ...before, version: current }
    if (isShopNew) await saveShop(tx, wanted.shop)
    await saveTimeZone(tx, wanted.timeZone)
    await sql.putSetting(tx, LINKS_KEY, wanted.storeLinks)
    await sql.putSetting(tx, HOME_KEY, { content: wanted.home })
    await recordAudit(tx, owner, { action: 'settings_changed', details })
    return readSettings(deps)
  })
}
