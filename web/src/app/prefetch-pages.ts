import type { Locale } from 'contract/locale'
import { readAddress } from 'contract/site/address'
import { type ReactElement, useEffect } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { useLocale } from '../i18n/i18n'
import type { LazyPage } from '../ui/lazy-page'

const AREA = /^\/(coach|admin)(?=\/|$)/

/** Returns the routes of the area of a path; the area of the current page has loaded already. */
async function routesOf(path: string): Promise<[RouteObject[], string]> {
  const [base, area] = AREA.exec(path) ?? ['/']
  if (area === 'coach') return [(await import('./coach/routes')).coachRoutes, base]
  if (area === 'admin') return [(await import('./console/routes')).consoleRoutes, base]
  const { sessionRoutes, shopRoutes } = await import('./shop/routes')
  return [[sessionRoutes, shopRoutes], base]
}

/** Pages and layouts in chunks of their own have a loader. */
type Element = Omit<ReactElement<{ name?: string }>, 'type'> & { type: Partial<LazyPage<object>> }

const elementOf = ({ element }: RouteObject) => element as unknown as Element | undefined

/** Loads the code of the page at a path, as the router finds it. */
export async function prefetchPage(path: string, locale: Locale): Promise<void> {
  const [routes, base] = await routesOf(path)
  const matches = matchRoutes(routes, path, base) ?? []
  await Promise.all(matches.map(({ route }) => elementOf(route)?.type.load?.(locale)))
  const page = matches.at(-1)
  if (!page || base !== '/') return
  const { route, params } = page
  const { name } = elementOf(route)?.props ?? {}
  // The chunk of rare pages decides which page it shows.
  const isRare = params.page ?? params.part ?? (name !== undefined && route.path !== `/${name}`)
  if (isRare) await (await import('./shop/rare-page')).loadRare(name, params, locale)
}

/** Returns the path of a link; undefined for a link out of the application. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  return readAddress(link.pathname).path
}

/** Prefetches the page of a link that a finger touches or a pointer is over, unless the visitor saves data. */
export function usePrefetchPages(): void {
  const { locale } = useLocale()
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    const onPointer = ({ target }: Event) => {
      const path = pathOf(target)
      // The press itself shows a page that cannot be loaded.
      if (path !== undefined) prefetchPage(path, locale).catch(() => undefined)
    }
    // Emitted by a finger too, as soon as it touches.
    document.addEventListener('pointerover', onPointer, { passive: true })
    return () => document.removeEventListener('pointerover', onPointer)
  }, [locale])
}
