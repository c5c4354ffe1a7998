import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AthleteProfile } from 'contract/programs/profile-calls'
import { getMyProfile, putMyPhoto, removeMyPhoto, updateMyProfile } from 'contract/programs/profile-routes'
import { call } from '../../api/call'
import { upload } from '../../api/upload'
import { programsKey } from './programs.api'

const profileKey = (userId: string) => [...programsKey(userId), 'profile'] as const

/** Reads the profile visible to the caller's coaches. */
export function useAthleteProfile(userId: string) {
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }) => (await call(getMyProfile, { signal })).data,
  })
}

function useProfileChange<V>(userId: string, change: (value: V) => Promise<{ data: AthleteProfile }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (value: V) => (await change(value)).data,
    onSuccess: (profile) => client.setQueryData(profileKey(userId), profile),
  })
}

type Body = Pick<AthleteProfile, 'birthDate' | 'height' | 'weight'>

export function useSaveBody(userId: string) {
  return useProfileChange(userId, (body: Body) => call(updateMyProfile, { body }))
}

/** Sends a photo, or takes the present one away for null. */
export function usePhoto(userId: string) {
  return useProfileChange(userId, (photo: File | null) => {
    if (!photo) return call(removeMyPhoto)
    const form = new FormData()
    form.append('photo', photo)
    return upload(putMyPhoto, form)
  })
}
