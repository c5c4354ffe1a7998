import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notifications } from 'contract/notifications/calls'
import {
  addPush,
  getNotifications,
  getPush,
  removePush,
  updateNotifications,
} from 'contract/notifications/routes'
import { call } from '../../api/call'
import { accountKey } from '../auth/auth.api'

const choicesKey = (userId: string) => [...accountKey(userId), 'notifications'] as const
const devicesKey = (userId: string) => [...accountKey(userId), 'push'] as const

export function useNotifications(userId: string) {
  return useQuery({
    queryKey: choicesKey(userId),
    queryFn: async ({ signal }) => (await call(getNotifications, { signal })).data,
  })
}

/** Saves choices; kinds that are not sent stay. */
export function useSaveNotifications(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (changes: { kinds: Partial<Notifications['kinds']>; quiet: Notifications['quiet'] }) =>
      (await call(updateNotifications, { body: changes })).data,
    onSuccess: (saved) => client.setQueryData(choicesKey(userId), saved),
  })
}

export function useDevices(userId: string) {
  return useQuery({
    queryKey: devicesKey(userId),
    queryFn: async ({ signal }) => (await call(getPush, { signal })).data,
  })
}

/** Sends or takes back the subscription of this browser. */
export function useSaveDevice(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ subscription, isOn }: { subscription: PushSubscription; isOn: boolean }) => {
      const { endpoint } = subscription
      if (!isOn) return void (await call(removePush, { body: { endpoint } }))
      const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
      await call(addPush, { body: { endpoint, keys: { p256dh, auth } } })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: devicesKey(userId) }),
  })
}
