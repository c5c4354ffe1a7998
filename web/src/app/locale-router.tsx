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

/** Returns a path on this site as an address with language prefix. */
function toAddress(to: To, locale: Locale): To {
  if (typeof to === 'string') return addressOf({ locale, path: to })
  return to.pathname === undefined ? to : { ...to, pathname: addressOf({ locale, path: to.pathname }) }
}

/**
 * Adds the language to links and navigations, so pages use plain paths. A navigation waits for confirmation if the page
 * has unsaved work; a redirect does not.
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

/** Returns the location without the language prefix. */
export function withoutLocale(location: Location): Location {
  return { ...location, pathname: readAddress(location.pathname).path }
}

/**
 * Router that maps addresses with a language prefix to plain paths (decision X-102). A language switch replaces only
 * the address, so pages keep their input; a history entry in the earlier language is updated when it is opened.
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
    // Another navigation may have started, which sets the address itself.
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
