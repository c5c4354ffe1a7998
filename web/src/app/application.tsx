import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense, useSyncExternalStore } from 'react'
import { I18nProvider } from '../i18n/i18n'
import type { Language } from '../i18n/languages'
import { Providers } from './providers'
import { AppRoutes } from './routes'

/** Renders nothing if the chunk cannot be fetched; the page works without it. */
const LateParts = lazy<ComponentType>(() => import('./late-parts').catch(() => ({ default: () => null })))

interface Props {
  locale: Locale
  language: Language
  /** Router of the environment: it follows the browser's address, or is fixed to one path on the server. */
  router: ComponentType<{ children: ReactNode }>
  client: QueryClient
}

/** Root component, identical for prerendering and for the browser. */
export function Application({ locale, language, router: Router, client }: Props) {
  return (
    <StrictMode>
      <I18nProvider locale={locale} language={language}>
        <Router>
          <Providers client={client}>
            <AppRoutes />
            <Late />
          </Providers>
        </Router>
      </I18nProvider>
    </StrictMode>
  )
}

const never = () => () => undefined

/** Parts that a first view does not need; they are not prerendered. */
function Late() {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return alive ? (
    <Suspense>
      <LateParts />
    </Suspense>
  ) : null
}
