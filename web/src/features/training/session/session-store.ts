import { type DeviceAccount, deviceDatabaseName } from '../../../api/device-name'
import { onErased } from '../../../api/device-store'
import { readValue, writeValue } from './device-values'
import type { RunningSession } from './running-session'

export interface SessionState {
  /** Undefined until the device is read; null if it holds no such session. */
  session: RunningSession | null | undefined
  /** True while the newest state is only in memory, because the device failed. */
  isUnsaved: boolean
}

/** One session of an account on this device, with its place, order and timer. */
export interface DeviceSession {
  current: () => SessionState
  follow: (listener: () => void) => () => void
  /** Replaces the session, on the page at once and then on the device; null removes it. */
  set: (session: RunningSession | null) => void
  /** Changes the session; nothing happens where there is none. */
  update: (change: (session: RunningSession) => RunningSession) => void
}

const sessions = new Map<string, DeviceSession & { forget: () => void; account: DeviceAccount }>()

const keyOf = (userProgramId: string, session: string) => ['session', userProgramId, session] as const

/** Returns a session by its program and id; the same instance for every component. */
export function deviceSession(account: DeviceAccount, userProgramId: string, session: string): DeviceSession {
  const name = [deviceDatabaseName(account), userProgramId, session].join('\n')
  const known = sessions.get(name)
  if (known) return known
  if (sessions.size === 0) onErased(forget)
  const made = createSession(account, keyOf(userProgramId, session))
  sessions.set(name, made)
  return made
}

function forget(account: DeviceAccount): void {
  for (const [name, session] of [...sessions]) {
    if (deviceDatabaseName(session.account) !== deviceDatabaseName(account)) continue
    session.forget()
    sessions.delete(name)
  }
}

function createSession(account: DeviceAccount, key: readonly string[]) {
  const listeners = new Set<() => void>()
  const end = new AbortController()
  const place = { account, signal: end.signal }
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel([deviceDatabaseName(account), ...key].join(' '))
  let state: SessionState = { session: undefined, isUnsaved: false }
  let writes = 0
  let isFollowed = false

  function become(change: Partial<SessionState>): void {
    if (end.signal.aborted) return
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }

  async function read(): Promise<void> {
    const seen = writes
    try {
      const stored = await readValue<RunningSession>(place, key)
      // A write during the read is newer.
      if (seen === writes) become({ session: stored ?? null })
    } catch (error) {
      if (end.signal.aborted) return
      console.warn('Failed to read the session from this device', error)
      if (state.session === undefined) become({ session: null, isUnsaved: true })
    }
  }

  async function flush(): Promise<void> {
    const { session } = state
    try {
      await writeValue(place, key, session ?? undefined)
      if (state.isUnsaved) become({ isUnsaved: false })
      channel?.postMessage('')
    } catch (error) {
      if (end.signal.aborted) return
      console.warn('Failed to store the session on this device', error)
      become({ isUnsaved: true })
    }
  }

  function set(session: RunningSession | null): void {
    writes += 1
    become({ session })
    void flush()
  }

  function onShown(): void {
    if (document.visibilityState !== 'visible') return
    if (state.isUnsaved) void flush()
    else void read()
  }

  return {
    account,
    current: () => state,
    follow(listener: () => void) {
      listeners.add(listener)
      if (!isFollowed) {
        isFollowed = true
        channel?.addEventListener('message', () => void read())
        document.addEventListener('visibilitychange', onShown)
        void read()
      }
      return () => void listeners.delete(listener)
    },
    set,
    update(change: (session: RunningSession) => RunningSession) {
      if (state.session) set(change(state.session))
    },
    forget() {
      become({ session: null, isUnsaved: false })
      document.removeEventListener('visibilitychange', onShown)
      end.abort()
      channel?.close()
    },
  }
}
