import type { Received } from 'contract/endpoint'
import type { Return, requestReturn } from 'contract/orders/return-calls'
import { mayTakeBack } from 'contract/orders/return-rules'
import { hasLeft } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import type { Session } from '../../../kernel/http/authorize'
import { newId } from '../../../kernel/ids'
import { acceptFiles } from '../../../kernel/upload/accept'
import type { ReceivedUpload } from '../../../kernel/upload/multipart'
import { recordFiles } from '../../../kernel/upload/record-files'
import { readTimeZone } from '../../site/shop.logic'
import { attemptOf, findEarlier, lockEarlier } from '../attempts.logic'
import { insertMade } from '../attempts.sql'
import { ORDER_RETURN } from '../order-jobs'
import { ownerOf } from '../orders.logic'
import { type LockedOrder, lockOrder } from '../transitions.sql'
import type { LineUnits } from './parcels.logic'
import { consumePhotoLimit, photoKey, photoPolicy } from './return-photos'
import * as sql from './returns.sql'

type ReturnDeps = Pick<Deps, 'db' | 'jobs' | 'files' | 'config' | 'pseudonym' | 'log'>

interface Wish {
  orderNumber: string
  body: Received<typeof requestReturn>['body']
  upload: ReceivedUpload
  /** The `Idempotency-Key` header. */
  header: unknown
}

/**
 * Asks to return units of an order; of two requests for the same unit one is refused. A repeat answers the return of the
 * first request.
 */
export async function request(
  deps: ReturnDeps,
  session: Session,
  { orderNumber, body, upload, header }: Wish,
): Promise<Return> {
  const { db, files } = deps
  const { lines, reason } = body
  const { accountId } = session
  const attempt = attemptOf('return', { accountId, header, body: [orderNumber, body], upload })
  const earlier = await findEarlier(db, attempt)
  if (earlier) return (await sql.findMine(db, earlier)) ?? fail('orders.return_not_found')
  // Refused before photos are drawn, and again under the lock.
  await transaction(db, async (tx) => {
    await returnableUnits(tx, await lockMine(tx, session, orderNumber), lines)
  })
  const photos = await acceptFiles(upload, photoPolicy)
  await consumePhotoLimit(
    deps,
    accountId,
    photos.reduce((sum, { size }) => sum + size, 0),
  )
  const id = newId()
  const madeId = await recordFiles(
    files,
    photos,
    ({ name }) => photoKey(id, name),
    () =>
      transaction(db, async (tx) => {
        // The photos of a repeat that came at the same time are swept.
        const first = await lockEarlier(tx, attempt)
        if (first) return first
        const order = await lockMine(tx, session, orderNumber)
        const units = await returnableUnits(tx, order, lines)
        const row = { id, orderId: order.id, state: 'requested', source: 'customer', reason } as const
        await sql.insertReturn(tx, { ...row, lines: units, photos })
        await tellReturn(deps, tx, { id, orderId: order.id }, 'requested')
        await insertMade(tx, attempt, id)
        return id
      }),
  )
  return (await sql.findMine(db, madeId)) ?? fail('orders.return_not_found')
}

/** Takes a return back of which nothing has come; repeated it changes nothing. */
export async function takeBack(
  { db }: Pick<Deps, 'db'>,
  session: Session,
  { orderNumber, id }: { orderNumber: string; id: string },
): Promise<Return> {
  await transaction(db, async (tx) => {
    await lockMine(tx, session, orderNumber)
    const { state } = (await sql.findReturn(tx, id, orderNumber)) ?? fail('orders.return_not_found')
    if (state === 'closed') return
    if (!mayTakeBack(state)) fail('orders.return_state', { state })
    await sql.setReturnState(tx, id, { state: 'closed' })
  })
  return (await sql.findMine(db, id)) ?? fail('orders.return_not_found')
}

/** Returns the id of a return that the caller may read. */
export async function readable(
  { db }: Pick<Deps, 'db'>,
  session: Session,
  { orderNumber, id }: { orderNumber: string; id: string },
): Promise<string> {
  return transaction(db, async (tx) => {
    await lockMine(tx, session, orderNumber)
    return ((await sql.findReturn(tx, id, orderNumber)) ?? fail('orders.return_not_found')).id
  })
}

async function lockMine(tx: Tx, session: Session, orderNumber: string): Promise<LockedOrder> {
  return (await lockOrder(tx, orderNumber, ownerOf(session))) ?? fail('orders.not_found')
}

/** Returns the units of a wish by line where an order allows them to come back; throws why not. */
export async function returnableUnits(
  tx: Tx,
  order: LockedOrder,
  wished: readonly LineUnits[],
): Promise<{ position: number; quantity: number }[]> {
  if (!hasLeft(order)) fail('orders.not_returnable')
  const { isOver, days } = await sql.findDeadline(tx, order.id, await readTimeZone(tx))
  const lines = await sql.listReturnable(tx, order.id)
  const units = new Map<string, number>()
  for (const { itemId, quantity } of wished) units.set(itemId, (units.get(itemId) ?? 0) + quantity)
  const found = [...units].map(([itemId, quantity]) => {
    const line = lines.find((one) => one.itemId === itemId) ?? fail('orders.not_returnable')
    if (quantity > line.quantity) fail('orders.return_too_much', { available: line.quantity })
    return { position: line.position, quantity }
  })
  if (isOver) fail('orders.return_late', { days })
  return found
}

/** Tells the customer what became of a return. */
export async function tellReturn(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { id, orderId }: { id: string; orderId: string },
  state: Return['state'],
): Promise<void> {
  await jobs.enqueue(tx, ORDER_RETURN, { orderId, returnId: id, state })
}
