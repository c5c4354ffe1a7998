import type { Address, addAddress, updateAddress } from 'contract/auth/address-calls'
import { ADDRESSES_MAX } from 'contract/auth/rules'
import type { Received } from 'contract/endpoint'
import type { CustomerInfo } from 'contract/orders/rules'
import { withCountryCode } from 'contract/postal-address'
import { fail } from '../../../fail'
import type { Db, Pool, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import * as sql from './addresses.sql'

export async function listSavedAddresses(db: Db, accountId: string): Promise<Address[]> {
  return (await sql.listAddresses(db, accountId)).map(answerOf)
}

/** Leaves out a state that is empty, and adds the code of the country. */
function answerOf({ state, ...address }: sql.AddressRow): Address {
  return withCountryCode({ ...address, ...(state && { state }) })
}

/** Adds an address. The first one becomes the default, as does each one with `isDefault`. */
export async function saveAddress(
  db: Pool,
  accountId: string,
  { isDefault, ...fields }: Received<typeof addAddress>['body'],
): Promise<Address> {
  const id = newId()
  return withLockedAccount(db, accountId, async (tx) => {
    const saved = await sql.listAddresses(tx, accountId)
    if (saved.length >= ADDRESSES_MAX) fail('auth.too_many_addresses', { max: ADDRESSES_MAX })
    await sql.insertAddress(tx, accountId, { ...fields, id, isDefault: false })
    if (isDefault || saved.length === 0) await sql.setDefault(tx, accountId, id)
    return find(tx, accountId, id)
  })
}

/** Changes an address. The default cannot be unset, only replaced by another address. */
export async function changeAddress(
  db: Pool,
  accountId: string,
  id: string,
  { isDefault, ...fields }: Received<typeof updateAddress>['body'],
): Promise<Address> {
  return withLockedAccount(db, accountId, async (tx) => {
    if (!(await sql.updateAddress(tx, accountId, id, fields))) fail('auth.address_not_found')
    if (isDefault) await sql.setDefault(tx, accountId, id)
    return find(tx, accountId, id)
  })
}

/** Removes an address; where it was the default, the newest of the others becomes it. */
export async function removeAddress(db: Pool, accountId: string, id: string): Promise<void> {
  await withLockedAccount(db, accountId, async (tx) => {
    const gone = (await sql.deleteAddress(tx, accountId, id)) ?? fail('auth.address_not_found')
    if (gone.isDefault) await sql.setDefault(tx, accountId)
  })
}

/** Saves the address of an order for an account that has none; idempotent. */
export async function saveOrderAddress(db: Db, accountId: string, info: CustomerInfo): Promise<void> {
  const { firstName, lastName, phone, address } = info
  await sql.insertFirstAddress(db, accountId, { id: newId(), firstName, lastName, phone, ...address })
}

function withLockedAccount<T>(db: Pool, accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await sql.lockAccount(tx, accountId)
    return work(tx)
  })
}

async function find(db: Db, accountId: string, id: string): Promise<Address> {
  const all = await listSavedAddresses(db, accountId)
  return all.find((address) => address.id === id) ?? fail('auth.address_not_found')
}
