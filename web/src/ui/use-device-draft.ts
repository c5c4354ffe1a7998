import { useSyncExternalStore } from 'react'
import type { DeviceAccount } from '../api/device-name'
import { type DeviceDraft, type DraftState, draftOf } from '../api/draft-store'
import { useUnloadGuard } from './use-unload-guard'

/** A draft and its present state. The browser asks before a reload only where the device does not have the newest text. */
export function useDeviceDraft(account: DeviceAccount, ...name: string[]): [DeviceDraft, DraftState] {
  const draft = draftOf(account, ...name)
  const state = useSyncExternalStore(draft.follow, draft.current)
  const isSafe = state.device === 'kept' && !state.isWriting
  useUnloadGuard(!isSafe && Object.keys(state.fields).length > 0)
  return [draft, state]
}
