import type { Deps } from '../../deps'
import { Failure } from '../../fail'
import type { Person, PersonalData } from '../../kernel/personal/personal'
import { eraseBuyer, getInvoice, makeInvoices } from './invoices/invoices.logic'
import { listOrderNumbers } from './invoices/invoices.sql'
import { eraseBuyerOfOrders, orderTables } from './personal.sql'
import { cancelUnsent } from './transitions.logic'

/** Reads as the buyer does. */
const asBuyer = ({ id }: Person) => ({
  sessionId: '',
  accountId: id,
  roles: ['customer' as const],
  staffRole: null,
})

/** Orders and their invoices, which law has us keep. */
export const ordersPersonal: PersonalData<Deps> = {
  area: 'orders',
  tables: orderTables,
  files: async ({ db }, { id }) =>
    (await listOrderNumbers(db, id)).map((number) => ({ key: number, name: `invoice-${number}.pdf` })),
  // Drawn when its turn comes; an order whose sale is not final has none.
  open: async (deps, person, { key }) => {
    try {
      return (await getInvoice(deps, asBuyer(person), key, undefined)).bytes
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  },
  async settle(deps, person) {
    await cancelUnsent(deps, person.id)
    await makeInvoices(deps, asBuyer(person))
  },
  async erase(tx, { id }) {
    await eraseBuyerOfOrders(tx, id)
    return eraseBuyer(tx, id)
  },
}
