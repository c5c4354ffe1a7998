import { createContext, use } from 'react'
import type { DeviceAccount } from '../../../api/device-name'
import type { ProgramLog } from '../log/log'
import type { RunningSession, TypedSet } from './running-session'
import type { SetValues } from './set-values'
import type { Done, Group, LoggedSet, Slot } from './slots'

/** Session and what its parts may do with it. */
export interface SessionTools {
  account: DeviceAccount
  session: RunningSession
  log: ProgramLog
  done: Done
  groups: readonly Group[]
  /** Index of the group in view. */
  groupAt: number
  update: (change: (session: RunningSession) => RunningSession) => void
  type: (slot: Slot, typed: Partial<TypedSet>) => void
  logSet: (slot: Slot, values: SetValues) => void
  saveSet: (slot: Slot, values: SetValues, stored: LoggedSet) => void
  removeSet: (slot: Slot, stored: LoggedSet) => void
  /** Shows the exercise with this key. */
  open: (key: string) => void
  /** Announces a text to screen readers. */
  announce: (text: string) => void
}

export const SessionContext = createContext<SessionTools | null>(null)

export function useSessionTools(): SessionTools {
  const tools = use(SessionContext)
  if (!tools) throw new Error('SessionContext is missing')
  return tools
}
