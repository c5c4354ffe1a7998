import type { AddressText } from 'contract/auth/address-rules'
import type { Db, Tx } from '../../../kernel/db/client'

export type AddressFields = Record<AddressText, string>

/** Saved address as it is stored; `state` is empty if it was saved without one. */
export interface AddressRow extends AddressFields {
  id: string
  isDefault: boolean
}

function columns(db: Db) {
  return db`
    id, first_name as "firstName", last_name as "lastName", phone, street, city, state, zip_code as "zipCode",
    country, is_default as "isDefault"`
}

/** Locks the account row, so that its addresses change one call at a time. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx`select 1 from accounts where id = ${accountId} for no key update`
}

/** An account's addresses, the default first, then the newest. */
export async function listAddresses(db: Db, accountId: string): Promise<AddressRow[]> {
  return db<AddressRow[]>`
    select ${columns(db)} from addresses where account_id = ${accountId}
    order by is_default desc, created_at desc, id desc`
}

export async function insertAddress(db: Db, accountId: string, address: AddressRow): Promise<void> {
  await db`
    insert into addresses (id, account_id, first_name, last_name, phone, street, city, state, zip_code, country,
      is_default)
    values (${address.id}, ${accountId}, ${address.firstName}, ${address.lastName}, ${address.phone},
      ${address.street}, ${address.city}, ${address.state}, ${address.zipCode}, ${address.country},
      ${address.isDefault})`
}

/** Inserts the account's first address; does nothing where it has one. */
export async function insertFirstAddress(
  db: Db,
  accountId: string,
  address: AddressFields & { id: string },
): Promise<void> {
  await db`
    insert into addresses (id, account_id, first_name, last_name, phone, street, city, state, zip_code, country,
      is_default)
    select ${address.id}, ${accountId}, ${address.firstName}, ${address.lastName}, ${address.phone},
      ${address.street}, ${address.city}, ${address.state}, ${address.zipCode}, ${address.country}, true
    where not exists (select 1 from addresses where account_id = ${accountId})
    on conflict do nothing`
}

/** Changes an account's own address; false where it has none with this id. */
export async function updateAddress(
  db: Db,
  accountId: string,
  id: string,
  address: AddressFields,
): Promise<boolean> {
  const rows = await db`
    update addresses set first_name = ${address.firstName}, last_name = ${address.lastName}, phone = ${address.phone},
      street = ${address.street}, city = ${address.city}, state = ${address.state}, zip_code = ${address.zipCode},
      country = ${address.country}, updated_at = now()
    where id = ${id} and account_id = ${accountId} returning id`
  return rows.length === 1
}

/** Removes an account's own address; undefined where it has none with this id. */
export async function deleteAddress(
  db: Db,
  accountId: string,
  id: string,
): Promise<{ isDefault: boolean } | undefined> {
  const [row] = await db<{ isDefault: boolean }[]>`
    delete from addresses where id = ${id} and account_id = ${accountId} returning is_default as "isDefault"`
  return row
}

/** Makes one address the default: the one with this id, else the newest. */
export async function setDefault(db: Db, accountId: string, id?: string): Promise<void> {
  await db`update addresses set is_default = false where account_id = ${accountId} and is_default`
  await db`
    update addresses set is_default = true where id = (
      select id from addresses where account_id = ${accountId} and (${id ?? null}::text is null or id = ${id ?? null})
      order by created_at desc, id desc limit 1)`
}
