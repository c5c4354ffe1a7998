import type { SentEntry } from 'contract/training/entry-calls'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { DeviceAccount } from '../../../api/device-name'
import { useSession } from '../../auth/session'
import type { NewEntry, StoredEntry } from './entry'
import { EMPTY_LOG, type LogState } from './log-entries'
import { sendLog } from './log-sender'
import { type DeviceLog, logOf, waitingEntries } from './log-store'

/** The training log of one program as a screen uses it. */
export interface ProgramLog {
  /** Entries on this device that are not taken back: those to be sent, and those of the last two weeks. */
  entries: readonly StoredEntry[]
  /** Stores a new entry on the device, or a change of the entry `clientId`, and sends it; returns its id. */
  record: (entry: NewEntry, clientId?: string) => string
  /** Takes an entry back. */
  remove: (clientId: string) => void
  /** Adds entries that the server has and this device does not. */
  adopt: (entries: readonly SentEntry[]) => void
  /** Number of entries that the server does not have yet. */
  pending: number
  /** Entries that the server refused, with its reason; a change of one sends it again. */
  refused: readonly StoredEntry[]
  /** Ids of entries that this device failed to store; they are lost with the page unless they are sent. */
  unsaved: ReadonlySet<string>
  /** False until the device has been read. */
  isRead: boolean
}

/** Returns the log of a program of the signed-in account; mounting sends the waiting entries. */
export function useLog(userProgramId: string): ProgramLog {
  const log = useDeviceLog()
  const state = useLogState(log)
  return useMemo(() => {
    const entries = [...state.entries.values()].filter((stored) => stored.userProgramId === userProgramId)
    return {
      entries: entries.filter(({ entry }) => !entry.removed),
      record: (entry, clientId) => log?.record(userProgramId, entry, clientId) ?? '',
      remove: (clientId) => log?.remove(clientId),
      adopt: (known) => log?.adopt(userProgramId, known),
      pending: waitingEntries(state, userProgramId).length,
      refused: entries.filter(({ refusal }) => refusal !== undefined),
      unsaved: state.unsaved,
      isRead: state.isRead,
    }
  }, [log, state, userProgramId])
}

/** Returns the number of entries of all programs that the server does not have yet. */
export function useUnsent(): number {
  return waitingEntries(useLogState(useDeviceLog())).length
}

/** Returns the log of the signed-in account; an expired sign-in keeps it, for the page that is open. */
function useDeviceLog(): DeviceLog | undefined {
  const { user, endedBy } = useSession('customer')
  const last = useRef<DeviceAccount | null>(null)
  if (user && last.current?.userId !== user.id) last.current = { area: 'customer', userId: user.id }
  if (endedBy === 'logout') last.current = null
  const account = last.current
  useEffect(() => {
    if (account && user) void sendLog(account)
  }, [account, user])
  // A server that prerenders a page has no device, and serves more than one account.
  return account && typeof document !== 'undefined' ? logOf(account) : undefined
}

const unfollowed = () => () => undefined
const nothing = () => EMPTY_LOG

function useLogState(log: DeviceLog | undefined): LogState {
  return useSyncExternalStore(log?.follow ?? unfollowed, log?.current ?? nothing, nothing)
}
