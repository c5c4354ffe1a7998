import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmEmailChange, undoEmailChange } from 'contract/auth/email-routes'
import { forgotPassword, resetPassword, verifyEmail, verifyResetToken } from 'contract/auth/routes'
import type { NewPassword } from 'contract/auth/rules'
import type { Area } from 'contract/route'
import { call } from '../../../api/call'
import { ApiError } from '../../../api/errors'
import { accountKey, refresh } from '../auth.api'
import { useSession } from '../session'

/** Asks for a reset link; answers the server's message, the same for every address. */
export function useAskForReset() {
  return useMutation({
    mutationFn: async ({ email, area }: { email: string; area: Area }) => {
      const body = { email: email.trim(), source: 'website', ...(area !== 'customer' && { area }) }
      return (await call(forgotPassword, { body })).message
    },
  })
}

/** Checks a reset link once; after the reset the link is expired. */
export function useResetLink(token: string) {
  return useQuery({
    queryKey: ['reset-link', token],
    queryFn: async ({ signal }) => {
      const { data } = await call(verifyResetToken, { body: { token }, signal })
      // Our server refuses a dead link; another server of the same API may answer `valid: false`.
      if (data?.valid === false) throw new ApiError(200, undefined)
      return data ?? null
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function useSetPasswordByLink() {
  return useMutation({
    mutationFn: async (body: NewPassword & { token: string }) =>
      (await call(resetPassword, { body })).message,
  })
}

/** Area to sign in to next. */
export type Confirmed = 'customer' | 'coach'

/** Confirms an address, or finishes a coach registration, by its link. */
export function useConfirmByLink() {
  const { user } = useSession('customer')
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { token: string; password?: string }): Promise<Confirmed> =>
      (await call(verifyEmail, { body })).data?.area ?? 'customer',
    onSuccess: () => user && client.invalidateQueries({ queryKey: accountKey(user.id) }),
  })
}

/** Confirms the new address of the signed-in account and updates the session. Returns it. */
export function useChangeEmailByLink() {
  const { user } = useSession('customer')
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) => (await call(confirmEmailChange, { body: { token } })).data.email,
    onSuccess: () => {
      void refresh('customer')
      return user && client.invalidateQueries({ queryKey: accountKey(user.id) })
    },
  })
}

/** Keeps the old address by its link; every session of the account has ended then. */
export function useKeepEmailByLink() {
  return useMutation({
    mutationFn: (token: string) => call(undoEmailChange, { body: { token } }),
    onSuccess: () => void refresh('customer'),
  })
}
