import { type ComponentType, lazy } from 'react'
import { type Words, withWords } from '../i18n/lazy-words'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

const likely: Load<never>[] = []

interface Options {
  /** All that the page says; loaded beside its code. */
  words?: readonly Words[]
  likelyNext?: boolean
}

/** A page as a chunk of its own, with its words; the old page stays until the new one is here. */
export function lazyPage<P = object>(page: Load<P>, { words = [], likelyNext = false }: Options = {}) {
  const load = () => withWords(page, ...words)
  if (likelyNext) likely.push(load as Load<never>)
  return lazy(load)
}

/** Fetches the pages that most visitors open next while the browser rests, unless they asked to save data. */
export function prefetchLikelyPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  void whenIdle().then(() => {
    for (const load of likely) load().catch(() => undefined)
  })
}

/** Settles when the browser has nothing else to do. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 4000 })
    else setTimeout(resolve, 2000)
  })
}
