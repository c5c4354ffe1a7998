import { useMutation } from '@tanstack/react-query'
import { withdraw } from 'contract/orders/return-routes'
import { call } from '../../../api/call'
import type { WithdrawalValues } from './withdrawal-form'

/** Sends the withdrawal; the answer is the same whether the order is known or not. */
export function useWithdraw() {
  return useMutation({ mutationFn: (body: WithdrawalValues) => call(withdraw, { body }) })
}
