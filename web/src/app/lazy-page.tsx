import type { Locale } from 'contract/locale'
import { type ComponentType, use } from 'react'
import { loadWithWords, shownLocale, type Words } from '../i18n/lazy-words'

type Load<P> = () => Promise<{ default: ComponentType<P> }>
type Code<P> = { default: ComponentType<P> }

/** Component in a separate chunk; `load` fetches it before it is rendered. */
export type LazyPage<P> = ComponentType<P> & { load: (locale?: Locale) => Promise<unknown> }

const likely: LazyPage<never>[] = []

interface Options {
  /** All messages of the page, loaded in parallel with its code. */
  words?: readonly Words[]
  likelyNext?: boolean
}

/**
 * Wraps a page in a lazy chunk with its messages; the old page stays visible until it has loaded. A loaded page renders
 * synchronously, so a prerendered page does not suspend again.
 */
export function lazyPage<P extends object = object>(
  page: Load<P>,
  { words = [], likelyNext = false }: Options = {},
): LazyPage<P> {
  let loading: Promise<Code<P>> | undefined
  const code = () => {
    loading ??= settled(page())
    return loading
  }
  const load = (locale = shownLocale()) => loadWithWords(locale, code, words)
  const Page = Object.assign(
    (props: P) => {
      // Starts loading the messages in parallel with the code.
      if (!loading) load().catch(() => undefined)
      const { default: Shown } = use(code())
      return <Shown {...props} />
    },
    { load },
  )
  if (likelyNext) likely.push(Page)
  return Page
}

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
