import { useSyncExternalStore } from 'react'
import type { DeviceAccount } from '../api/device-name'
import { type DeviceDraft, type DraftState, draftOf } from '../api/draft-store'

/** Returns a draft and its current state. */
export function useDeviceDraft(account: DeviceAccount, ...name: string[]): [DeviceDraft, DraftState] {
  const draft = draftOf(account, ...name)
  return [draft, useSyncExternalStore(draft.follow, draft.current, draft.current)]
}
