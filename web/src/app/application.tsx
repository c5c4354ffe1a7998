import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  StrictMode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { I18nProvider } from '../i18n/i18n'
import type { Language } from '../i18n/languages'
import { Providers } from './providers'
import { AppRoutes } from './routes'

/** Where it cannot be fetched, the page does without. */
const LateParts = lazy<ComponentType>(() => import('./late-parts').catch(() => ({ default: () => null })))

interface Props {
  locale: Locale
  language: Language
  /** Follows the browser's address; on the server it stands at one. */
  router: ComponentType<{ children: ReactNode }>
  client: QueryClient
}

/** The whole application: the same on the server, where a page is painted, and in the browser. */
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

declare global {
  interface Window {
    /** Of a painted page: what was pressed before the application was there is pressed now (`theme.js`). */
    comeAlive?: () => void
  }
}

const never = () => () => undefined

/** What a first page does without, and the server does not paint. */
function Late() {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    // Once the effects of all that stands around the page have run.
    const timer = setTimeout(() => window.comeAlive?.())
    return () => clearTimeout(timer)
  }, [])
  return alive ? (
    <Suspense>
      <LateParts />
    </Suspense>
  ) : null
}
