import type { Locale } from 'contract/locale'
import { addressOf, readAddress } from 'contract/site/address'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  Router,
  type To,
} from 'react-router'
import { useLocale } from '../i18n/i18n'
import { asksBeforeLeaving } from '../ui/leave-question'
import { useHeadLinks } from './head-links'

/** A place on this site as its address in a language. */
function toAddress(to: To, locale: Locale): To {
  if (typeof to === 'string') return addressOf({ locale, path: to })
  return to.pathname === undefined ? to : { ...to, pathname: addressOf({ locale, path: to.pathname }) }
}

/**
 * Lets pages name places by their paths alone: links and moves lead to the address in the reader's language. A move to
 * another page waits where this one holds something unsaved; a redirect does not.
 */
export function localeNavigator(base: Navigator, locale: Locale): Navigator {
  return {
    ...base,
    createHref: (to) => base.createHref(toAddress(to, locale)),
    push: (to, state, options) => {
      const address = toAddress(to, locale)
      const go = () => base.push(address, state, options)
      const next = new URL(base.createHref(address), window.location.href)
      if (next.pathname === window.location.pathname || !asksBeforeLeaving(next, go)) go()
    },
    replace: (to, state, options) => base.replace(toAddress(to, locale), state, options),
  }
}

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/** The number of the browser's present entry, as the history counts its own; null for one that it did not make. */
const entryNumber = (): number | null => window.history.state?.idx ?? null

/**
 * Whether a step through the history is not followed. The browser has made it when it is heard of, so a step that would
 * lose unsaved work is taken back, and made again once the person has agreed.
 */
function useHeldHistory(history: BrowserHistory): (action: BrowserHistory['action']) => boolean {
  const shown = useRef(entryNumber())
  const isReturning = useRef(false)
  return useCallback(
    (action) => {
      const now = entryNumber()
      if (isReturning.current && now === shown.current) {
        isReturning.current = false
        return true
      }
      // An entry without a number was made by a jump within the page; most often one steps back to it or from it.
      const back = now === null || shown.current === null ? 1 : shown.current - now
      const isHeld =
        action === 'POP' && asksBeforeLeaving(new URL(window.location.href), () => history.go(-back))
      isReturning.current = isHeld
      if (isHeld) history.go(back)
      else shown.current = now
      return isHeld
    },
    [history],
  )
}

/** The place as pages know it: without the language. */
export function withoutLocale(location: Location): Location {
  return { ...location, pathname: readAddress(location.pathname).path }
}

/**
 * The browser's address for an application that knows paths only (decision X-102). The language stands before the path
 * and follows the one that is shown: a switch replaces the address and nothing else, so that every page keeps what was
 * typed. An address of the history that still names the language of before follows when it is opened again.
 */
export function LocaleRouter({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setAt] = useState({ action: history.action, location: history.location })
  const isHeld = useHeldHistory(history)
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        if (!isHeld(action)) startTransition(() => setAt({ action, location }))
      }),
    [history, isHeld],
  )
  const shown = useMemo(() => withoutLocale(location), [location])
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location
    const { path } = readAddress(pathname)
    // Another page may be on its way already: then the address is its own.
    if (path !== shown.pathname) return
    const address = addressOf({ locale, path })
    if (address !== pathname) window.history.replaceState(window.history.state, '', address + search + hash)
  }, [locale, shown])
  useHeadLinks(locale, shown.pathname)
  const navigator = useMemo(() => localeNavigator(history, locale), [history, locale])
  return (
    <Router location={shown} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
