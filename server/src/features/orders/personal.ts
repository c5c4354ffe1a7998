import type { Deps } from '../../deps'
import { Failure } from '../../fail'
import type { Person, PersonalData } from '../../kernel/personal/personal'
import { eraseBuyer, getCreditNote, getInvoice, makeDocuments } from './documents/documents.logic'
import { listDocumented } from './documents/documents.sql'
import { eraseBuyerOfOrders, eraseReturns, listReturnPhotos, orderTables } from './personal.sql'
import { isPhotoKey, photoKey } from './returns/return-photos'
import { cancelUnsent } from './transitions.logic'

/** Reads as the buyer does. */
const asBuyer = ({ id }: Person) => ({
  sessionId: '',
  accountId: id,
  roles: ['customer' as const],
  staffRole: null,
})

/** Orders with their invoices and credit notes, which law has us keep. */
export const ordersPersonal: PersonalData<Deps> = {
  area: 'orders',
  tables: orderTables,
  files: async ({ db }, { id }) => [
    ...(await listDocumented(db, id)).flatMap(({ orderNumber, refundIds }) => [
      { key: orderNumber, name: `invoice-${orderNumber}.pdf` },
      ...refundIds.map((refundId, i) => ({
        key: `${orderNumber}/${refundId}`,
        name: `credit-note-${orderNumber}-${i + 1}.pdf`,
      })),
    ]),
    ...(await listReturnPhotos(db, id)).map(({ returnId, name }) => ({
      key: photoKey(returnId, name),
      name,
    })),
  ],
  // Documents are drawn when their turn comes; photos are in the store.
  open: async (deps, person, { key }) => {
    if (isPhotoKey(key)) return undefined
    try {
      const [orderNumber = '', refundId] = key.split('/')
      const file = refundId
        ? await getCreditNote(deps, asBuyer(person), { orderNumber, refundId }, undefined)
        : await getInvoice(deps, asBuyer(person), orderNumber, undefined)
      return file.bytes
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  },
  async settle(deps, person) {
    await cancelUnsent(deps, person.id)
    await makeDocuments(deps, asBuyer(person))
  },
  async erase(tx, person) {
    const photos = await listReturnPhotos(tx, person.id)
    await eraseReturns(tx, person)
    await eraseBuyerOfOrders(tx, person.id)
    const documents = await eraseBuyer(tx, person.id)
    return [...documents, ...photos.map(({ returnId, name }) => photoKey(returnId, name))]
  },
}
