import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Navigation state of an entry that was made by opening something above a list. */
interface OpenedState {
  opened?: string
}

/**
 * Names what is open above a list in the address, so that Back closes it, a reload opens it again and a link leads to it.
 * `part` is the parameter of its open part, such as a tab.
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
  /** Goes back where the entry before this one is the list; else takes the name out of the address. */
  function close(): void {
    // It may be closed already by the address, and a second press must not take a second step.
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
