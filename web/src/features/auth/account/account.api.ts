import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'contract/auth/address-calls'
import { addAddress, listAddresses, removeAddress, updateAddress } from 'contract/auth/address-routes'
import type { AddressText } from 'contract/auth/address-rules'
import type { Me } from 'contract/auth/calls'
import { requestEmailChange } from 'contract/auth/email-routes'
import {
  changePassword,
  endSession,
  listSessions,
  me,
  resendVerification,
  updateMe,
} from 'contract/auth/routes'
import type { NewPassword } from 'contract/auth/rules'
import { sessionOf } from '../../../api/areas'
import { call } from '../../../api/call'
import { accountKey } from '../auth.api'
import { signOutEverywhere } from '../sign-out.api'

const meKey = (userId: string) => [...accountKey(userId), 'me'] as const
const sessionsKey = (userId: string) => [...accountKey(userId), 'sessions'] as const
const addressesKey = (userId: string) => [...accountKey(userId), 'addresses'] as const

/** Reads the signed-in account; nothing for a guest, whose id is empty. */
export function useMe(userId: string) {
  return useQuery({
    queryKey: meKey(userId),
    queryFn: async ({ signal }) => (await call(me, { signal })).data,
    enabled: userId !== '',
  })
}

/** Saves name, language and time zone; the session takes the new name over. */
export function useSaveProfile(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (changes: Partial<Pick<Me, 'firstName' | 'lastName' | 'locale' | 'timeZone'>>) => {
      const session = sessionOf('customer')
      const { token } = session.current()
      const { data } = await call(updateMe, { body: changes })
      if (token && session.current().token === token) {
        session.open(token, { id: data.id, email: data.email, name: data.firstName })
      }
      return data
    },
    onSuccess: (saved) => client.setQueryData(meKey(userId), saved),
  })
}

/** The change ends every other session of the account. */
export function useChangePassword(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPassword & { currentPassword: string }) => call(changePassword, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionsKey(userId) }),
  })
}

/** Mails the link that confirms the account's address again. */
export function useSendConfirmation() {
  return useMutation({ mutationFn: () => call(resendVerification) })
}

/** Asks for another address; the account then says which one waits for its link. */
export function useRequestEmailChange(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; currentPassword: string }) => call(requestEmailChange, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: meKey(userId) }),
  })
}

export function useSessions(userId: string) {
  return useQuery({
    queryKey: sessionsKey(userId),
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data.items,
  })
}

export function useEndSession(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    // Also after a failure: a session that had ended before leaves the list too.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey(userId) }),
  })
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: signOutEverywhere })
}

export function useAddresses(userId: string) {
  return useQuery({
    queryKey: addressesKey(userId),
    queryFn: async ({ signal }) => (await call(listAddresses, { signal })).data.items,
  })
}

export type AddressForm = Record<AddressText, string> & { isDefault: boolean }

/** Adds an address, or changes the one with `id`. */
export function useSaveAddress(userId: string) {
  const onSuccess = useAddressesChanged(userId)
  return useMutation({
    mutationFn: ({ id, ...body }: Omit<Address, 'id'> & { id?: string | undefined }) =>
      id === undefined ? call(addAddress, { body }) : call(updateAddress, { params: { id }, body }),
    onSuccess,
  })
}

export function useRemoveAddress(userId: string) {
  const onSuccess = useAddressesChanged(userId)
  return useMutation({ mutationFn: (id: string) => call(removeAddress, { params: { id } }), onSuccess })
}

/** Waits until the list is read again, so that a success is reported beside what it has changed. */
function useAddressesChanged(userId: string) {
  const client = useQueryClient()
  return () => {
    // The checkout fills its form from the addresses.
    void client.invalidateQueries({ queryKey: ['checkout-prefill', userId] })
    return client.invalidateQueries({ queryKey: addressesKey(userId) })
  }
}
