import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'contract/auth/address-calls'
import type { Me } from 'contract/auth/calls'
import {
  addAddress,
  changePassword,
  endSession,
  forgotPassword,
  listAddresses,
  listSessions,
  me,
  removeAddress,
  resendVerification,
  resetPassword,
  updateAddress,
  updateMe,
  verifyEmail,
  verifyResetToken,
} from 'contract/auth/routes'
import type { NewPassword } from 'contract/auth/rules'
import { sessionOf } from '../../../api/areas'
import { call } from '../../../api/call'
import { ApiError } from '../../../api/errors'

/** Asks for a reset link; answers the server's message, the same for every address. */
export async function askForReset(email: string): Promise<string | undefined> {
  const body = { email: email.trim(), source: 'website' }
  return (await call(forgotPassword, { body })).message
}

/** Whether a reset link still works. It is asked once: after the reset the link is dead, and rightly so. */
export function resetLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['reset-link', token],
    queryFn: async ({ signal }) => {
      const { data } = await call(verifyResetToken, {
        body: { token },
        signal,
      })
      // Our server refuses a dead link; another one of the same API may answer it with a no.
      if (data?.valid === false) throw new ApiError(200, undefined)
      return data ?? null
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export async function setPasswordByLink(body: NewPassword & { token: string }): Promise<string | undefined> {
  return (await call(resetPassword, { body })).message
}

/** Confirms an address by its link; a query, so that a page built twice sends it once. */
export function confirmQuery(token: string) {
  return queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Everything of one account is kept under its id, so that nobody sees another's after signing in. */
export const accountKey = (userId: string) => ['account', userId] as const

export function meQuery(userId: string) {
  return queryOptions({
    queryKey: [...accountKey(userId), 'me'],
    queryFn: async ({ signal }) => (await call(me, { signal })).data,
  })
}

export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...accountKey(userId), 'sessions'],
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data.items,
  })
}

export function addressesQuery(userId: string) {
  return queryOptions({
    queryKey: [...accountKey(userId), 'addresses'],
    queryFn: async ({ signal }) => (await call(listAddresses, { signal })).data.items,
  })
}

export async function saveProfile(changes: Partial<Pick<Me, 'firstName' | 'lastName' | 'locale'>>) {
  const session = sessionOf('customer')
  const { token } = session.current()
  const { data } = await call(updateMe, { body: changes })
  if (token && session.current().token === token) {
    session.open(token, { id: data.id, email: data.email, name: data.firstName })
  }
  return data
}

export async function changeMyPassword(body: NewPassword & { currentPassword: string }): Promise<void> {
  await call(changePassword, { body })
}

export async function sendConfirmation(): Promise<void> {
  await call(resendVerification)
}

export async function endOneSession(id: string): Promise<void> {
  await call(endSession, { params: { id } })
}

export type AddressForm = Omit<Address, 'id'>

export async function saveAddress(body: AddressForm, id: string | undefined): Promise<void> {
  if (id === undefined) await call(addAddress, { body })
  else await call(updateAddress, { params: { id }, body })
}

export async function deleteAddress(id: string): Promise<void> {
  await call(removeAddress, { params: { id } })
}
