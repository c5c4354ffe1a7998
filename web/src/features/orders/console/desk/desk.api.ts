import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from 'contract/endpoint'
import type {
  correctAddress as addressCall,
  addStaffNote as noteCall,
  trackOrders as trackCall,
} from 'contract/orders/console-desk-calls'
import { addStaffNote, correctAddress, trackOrders } from 'contract/orders/console-routes'
import { call } from '../../../../api/call'
import { KEY, listKey, orderQuery } from '../shop-orders.api'

/** Adds a note for colleagues. */
export function useAddNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof noteCall>['body']) =>
      (await call(addStaffNote, { params: { id }, body })).data,
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
  })
}

/** Corrects whom and where an order goes to. */
export function useCorrectAddress(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof addressCall>['body']) =>
      (await call(correctAddress, { params: { id }, body })).data,
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Ships orders with their tracking numbers or corrects these; answers what became of each. */
export function useTrackOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof trackCall>['body']) =>
      (await call(trackOrders, { body })).data.results,
    // Also without an answer: some may have been shipped.
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}
