import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listUsers } from 'contract/admin/people-routes'
import { listConsoleProducts } from 'contract/catalog/console-routes'
import { listOrders } from 'contract/orders/console-routes'
import { mayUse, type StaffRole } from 'contract/staff'
import { call } from '../../../api/call'
import { fullName } from '../../../i18n/full-name'

/** Maximum number of results of each kind. */
const FOUND = 5

export interface CommandResult {
  key: string
  to: string
  name: string
  /** Distinguishes results of the same name. */
  detail: string
  /** True for numbers, which always run left to right. */
  ltr?: boolean
}

export interface ResultsByKind {
  orders: readonly CommandResult[]
  people: readonly CommandResult[]
  products: readonly CommandResult[]
}

/** Searches the sections that the staff role may open; the server refuses the others. */
export function useCommandResults(search: string, role: StaffRole | null | undefined) {
  return useQuery({
    queryKey: ['admin', 'command', search, role],
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<ResultsByKind> => {
      const query = { search, limit: FOUND }
      const [orders, people, products] = await Promise.all([
        mayUse(role, 'orders') ? call(listOrders, { query, signal }) : undefined,
        mayUse(role, 'people') ? call(listUsers, { query, signal }) : undefined,
        mayUse(role, 'catalogue') ? call(listConsoleProducts, { query, signal }) : undefined,
      ])
      return {
        orders: (orders?.data.items ?? []).map((order) => ({
          key: order._id,
          to: `/admin/orders/${order._id}`,
          name: order.orderNumber,
          detail: fullName(order),
          ltr: true,
        })),
        people: (people?.data.items ?? []).map((person) => ({
          key: person._id,
          to: `/admin/people/${person._id}`,
          name: fullName(person),
          detail: person.email,
        })),
        products: (products?.data.items ?? []).map((product) => ({
          key: product._id,
          to: `/admin/catalogue/${product._id}`,
          name: product.name,
          detail: product.sku,
        })),
      }
    },
  })
}
