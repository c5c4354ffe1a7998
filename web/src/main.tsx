import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { prefetchLikelyPages } from './app/lazy-page'
import { LateBanner } from './app/offline/late-banner'
import { Providers } from './app/providers'
import { AppRoutes } from './app/routes'
import { markDocument } from './i18n/i18n'
import { loadLanguage, storedLocale } from './i18n/languages'
import './styles/main.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

const wanted = storedLocale()
const [locale, language] = await loadLanguage(wanted).then(
  (loaded) => [wanted, loaded] as const,
  // A language that cannot be fetched now must not leave the page blank.
  async () => ['en', await loadLanguage('en')] as const,
)
markDocument(locale)

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers locale={locale} language={language}>
        <AppRoutes />
        <Suspense>
          <LateBanner />
        </Suspense>
      </Providers>
    </BrowserRouter>
  </StrictMode>,
)
prefetchLikelyPages()
