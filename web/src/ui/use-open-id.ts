import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Navigation state of a history entry that opened something above a list. */
interface OpenedState {
  opened?: string
}

/**
 * Stores the open item in the address, so Back closes it, a reload reopens it and links work. `part` is the parameter
 * of its open section, such as a tab.
 */
export function useOpenId(name: string, part?: string) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const id = params.get(name)
  const closing = useRef<string | null>(null)
  if (id === null) closing.current = null

  const without = (all: URLSearchParams) => {
    all.delete(name)
    if (part) all.delete(part)
    return all
  }
  function open(next: string): void {
    const opened: OpenedState = { opened: name }
    setParams(
      (all) => {
        without(all).set(name, next)
        return all
      },
      { state: opened, preventScrollReset: true },
    )
  }
  /** Goes back if the previous entry is the list; otherwise removes the id from the address. */
  function close(): void {
    // The address may have closed it already; a second press must not go back twice.
    if (id === null || closing.current === id) return
    closing.current = id
    if ((state as OpenedState | null)?.opened === name) void navigate(-1)
    else setParams(without, { replace: true, preventScrollReset: true })
  }
  function showPart(next: string | null): void {
    if (!part) return
    setParams(
      (all) => {
        if (next === null) all.delete(part)
        else all.set(part, next)
        return all
      },
      { replace: true, state, preventScrollReset: true },
    )
  }
  return { id, part: part ? params.get(part) : null, open, close, showPart }
}
