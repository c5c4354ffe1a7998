import { useMutation } from '@tanstack/react-query'
import { requestWithdrawal, withdrawApplication } from 'contract/coaches/routes'
import { call } from '../../../api/call'

/** Withdraws the application of a mailed link. */
export function useWithdraw() {
  return useMutation({ mutationFn: (token: string) => call(withdrawApplication, { body: { token } }) })
}

/** Requests that link; the response is the same for every address. */
export function useRequestWithdrawal() {
  return useMutation({
    mutationFn: (email: string) => call(requestWithdrawal, { body: { email: email.trim() } }),
  })
}
