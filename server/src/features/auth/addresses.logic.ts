import type { Address, addAddress, updateAddress } from 'contract/auth/address-calls'
import { ADDRESSES_MAX } from 'contract/auth/rules'
import type { Received } from 'contract/endpoint'
import type { CustomerInfo } from 'contract/orders/rules'
import { fail } from '../../fail'
import type { Db, Pool, Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import * as sql from './addresses.sql'

export function listKept(db: Db, accountId: string): Promise<Address[]> {
  return sql.listAddresses(db, accountId)
}

/** Keeps an address. The first one is the default, and so is each one that asks to be. */
export async function keepAddress(
  db: Pool,
  accountId: string,
  { isDefault, ...fields }: Received<typeof addAddress>['body'],
): Promise<Address> {
  const id = newId()
  return oneAtATime(db, accountId, async (tx) => {
    const kept = await sql.listAddresses(tx, accountId)
    if (kept.length >= ADDRESSES_MAX) fail('auth.too_many_addresses', { max: ADDRESSES_MAX })
    await sql.insertAddress(tx, accountId, { ...fields, id, isDefault: false })
    if (isDefault || kept.length === 0) await sql.setDefault(tx, accountId, id)
    return find(tx, accountId, id)
  })
}

/** Changes an address. The default stays the default until another one takes its place. */
export async function changeAddress(
  db: Pool,
  accountId: string,
  id: string,
  { isDefault, ...fields }: Received<typeof updateAddress>['body'],
): Promise<Address> {
  return oneAtATime(db, accountId, async (tx) => {
    if (!(await sql.updateAddress(tx, accountId, id, fields))) fail('auth.address_not_found')
    if (isDefault) await sql.setDefault(tx, accountId, id)
    return find(tx, accountId, id)
  })
}

/** Forgets an address; the newest of the others becomes the default where this one was. */
export async function forgetAddress(db: Pool, accountId: string, id: string): Promise<void> {
  await oneAtATime(db, accountId, async (tx) => {
    const gone = (await sql.deleteAddress(tx, accountId, id)) ?? fail('auth.address_not_found')
    if (gone.isDefault) await sql.setDefault(tx, accountId)
  })
}

/** Keeps the address of an order for an account that has none; may be told twice of the same order. */
export async function keepOrderAddress(db: Db, accountId: string, info: CustomerInfo): Promise<void> {
  const { firstName, lastName, phone, address } = info
  await sql.insertFirstAddress(db, accountId, { id: newId(), firstName, lastName, phone, ...address })
}

function oneAtATime<T>(db: Pool, accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await sql.lockAccount(tx, accountId)
    return work(tx)
  })
}

async function find(db: Db, accountId: string, id: string): Promise<Address> {
  const all = await sql.listAddresses(db, accountId)
  return all.find((address) => address.id === id) ?? fail('auth.address_not_found')
}
