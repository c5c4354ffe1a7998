import { useRef } from 'react'

/**
 * Returns the idempotency key of a change: pressing again after a lost answer sends the same, another body a new one.
 */
export function useRequestKey(): (body: object) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
