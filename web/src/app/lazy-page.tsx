import type { Locale } from 'contract/locale'
import { type ComponentType, use } from 'react'
import { loadWithWords, shownLocale, type Words } from '../i18n/lazy-words'

type Load<P> = () => Promise<{ default: ComponentType<P> }>
type Code<P> = { default: ComponentType<P> }

/** A component that comes with a chunk of its own; `load` fetches it before it is rendered. */
export type LazyPage<P> = ComponentType<P> & { load: (locale?: Locale) => Promise<unknown> }

const likely: LazyPage<never>[] = []

interface Options {
  /** All that the page says; loaded beside its code. */
  words?: readonly Words[]
  likelyNext?: boolean
}

/**
 * A page as a chunk of its own, with its words; the old page stays until the new one is here. One that has been loaded
 * is rendered at once: what the server painted must not wait for it a second time.
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
      // The words begin to load beside the code.
      if (!loading) load().catch(() => undefined)
      const { default: Shown } = use(code())
      return <Shown {...props} />
    },
    { load },
  )
  if (likelyNext) likely.push(Page)
  return Page
}

/** React reads a settled promise by these two, without waiting for it once more. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Fetches the pages that most visitors open next while the browser rests, unless they asked to save data. */
export function prefetchLikelyPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  void loadOneByOne(likely)
}

/** Each when the browser rests again: together they would keep it from answering. */
async function loadOneByOne(pages: readonly LazyPage<never>[]): Promise<void> {
  for (const page of pages) {
    await whenIdle()
    await page.load().catch(() => undefined)
  }
}

/** Settles when the browser has nothing else to do. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 4000 })
    else setTimeout(resolve, 2000)
  })
}
