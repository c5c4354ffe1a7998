import type { Locale } from 'contract/locale'
import { type ComponentType, use, useEffect } from 'react'
import { deferred, type LazyModule } from '../i18n/lazy-words'

type Load<P> = () => Promise<{ default: ComponentType<P> }>
type Code<P> = { default: ComponentType<P> }

/** Component in a separate chunk; `load` fetches it before it is rendered. */
export type LazyPage<P> = ComponentType<P> & { load: (locale?: Locale) => Promise<unknown> }

const likely: LazyPage<never>[] = []

/** Loaders by the short name of their module. */
const loaders = new Map<string, LazyPage<never>['load']>()
/** Short names of the parts that are rendered; only while the server renders. */
let rendered: Set<string> | undefined
/** Short names of prerendered parts that have not hydrated yet. */
const dehydrated = new Set<string>()

interface Options {
  likelyNext?: boolean
}

/**
 * Wraps a page or part in a lazy chunk with its messages; the old page stays visible until it has loaded. A loaded page
 * renders synchronously, so a prerendered page does not suspend again. The build adds the third argument.
 */
export function lazyPage<P extends object = object>(
  page: Load<P>,
  { likelyNext = false }: Options = {},
  part: LazyModule = { id: '', words: [] },
): LazyPage<P> {
  let loading: Promise<Code<P>> | undefined
  const code = () => {
    loading ??= settled(page())
    return loading
  }
  const load = deferred(code, part)
  const Page = Object.assign(
    (props: P) => {
      rendered?.add(part.id)
      // Starts loading the messages in parallel with the code.
      if (!loading) load().catch(() => undefined)
      const { default: Shown } = use(code())
      useEffect(() => void dehydrated.delete(part.id), [])
      return <Shown {...props} />
    },
    { load },
  )
  loaders.set(part.id, load)
  if (likelyNext) likely.push(Page)
  return Page
}

/** Renders synchronously, and returns the result with the short names of the lazy parts in it, outer ones first. */
export function collectParts<T>(render: () => T): { result: T; parts: string[] } {
  rendered = new Set()
  try {
    return { result: render(), parts: [...rendered] }
  } finally {
    rendered = undefined
  }
}

/** Loads the parts of a prerendered page, outer ones first, as these define the inner ones. */
export async function loadParts(parts: readonly string[], locale: Locale): Promise<void> {
  for (const id of parts) await loaders.get(id)?.(locale)
}

/** Called before the parts of a prerendered page hydrate. */
export function awaitHydration(parts: readonly string[]): void {
  for (const id of parts) dehydrated.add(id)
}

/** Returns true once all parts of a prerendered page have hydrated. */
export const isHydrated = (): boolean => dehydrated.size === 0

/** React's `use` reads a promise with these two properties synchronously. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Prefetches the most likely next pages while the browser is idle, unless the visitor saves data. */
export function prefetchLikelyPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  void loadOneByOne(likely)
}

/** Waits for idle time before each page, as loading all at once would block the browser. */
async function loadOneByOne(pages: readonly LazyPage<never>[]): Promise<void> {
  for (const page of pages) {
    await whenIdle()
    await page.load().catch(() => undefined)
  }
}

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 4000 })
    else setTimeout(resolve, 2000)
  })
}
