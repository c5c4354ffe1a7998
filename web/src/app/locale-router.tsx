import type { Locale } from 'contract/locale'
import { addressOf, readAddress } from 'contract/site/address'
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  Router,
  type To,
} from 'react-router'
import { useLocale } from '../i18n/i18n'
import { leaveGuard } from '../ui/leave-question'
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
      if (!leaveGuard?.asks(base.createHref(address), go)) go()
    },
    replace: (to, state, options) => base.replace(toAddress(to, locale), state, options),
  }
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
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        if (leaveGuard?.holds(history)) return
        delete document.documentElement.dataset.ready
        startTransition(() => setAt({ action, location }))
      }),
    [history],
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
