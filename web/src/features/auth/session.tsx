import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { customerSession, onCustomerSession } from '../../api/sessions'
import { SessionContext, useSessionContext } from '../../contexts'
import { refreshUser, signOut } from './auth.api'

/** Fills the session's context from the browser's storage and follows it, changes of other tabs included. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { user, token } = useSyncExternalStore(onCustomerSession, customerSession)
  useEffect(() => void refreshUser(), [])
  const value = useMemo(() => ({ user, token, signOut }), [user, token])
  return <SessionContext value={value}>{children}</SessionContext>
}

export const useSession = useSessionContext
