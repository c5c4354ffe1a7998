import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { beginTotp, confirmTotp, readTotp, renewRecoveryCodes, turnTotpOff } from 'contract/auth/totp-routes'
import type { Area } from 'contract/route'
import { call } from '../../../api/call'

/** Account with one-time codes, and the area it is signed in to. */
export interface TotpOwner {
  area: Area
  userId: string
}

interface PasswordAndCode {
  currentPassword: string
  code: string
}

const keyOf = ({ area, userId }: TotpOwner) => [area, 'totp', userId] as const

export function useTotp(owner: TotpOwner) {
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: async ({ signal }) => (await call(readTotp, { area: owner.area, signal })).data,
    staleTime: 0,
  })
}

/** Answers the secret, which the server shows this once. */
export function useBeginTotp({ area }: TotpOwner) {
  return useMutation({
    mutationFn: async (body: { currentPassword: string }) => (await call(beginTotp, { area, body })).data,
    // A secret stays in no cache.
    gcTime: 0,
  })
}

/** Answers the recovery codes, which the server shows this once. */
export function useConfirmTotp(owner: TotpOwner) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { code: string }) =>
      (await call(confirmTotp, { area: owner.area, body })).data.recoveryCodes,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(owner) }),
    gcTime: 0,
  })
}

export function useRenewRecoveryCodes(owner: TotpOwner) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PasswordAndCode) =>
      (await call(renewRecoveryCodes, { area: owner.area, body })).data.recoveryCodes,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(owner) }),
    gcTime: 0,
  })
}

export function useTurnTotpOff(owner: TotpOwner) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordAndCode) => call(turnTotpOff, { area: owner.area, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(owner) }),
  })
}
