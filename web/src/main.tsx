import { createRoot, hydrateRoot } from 'react-dom/client'
import { readPainted, takePainted } from './api/painted'
import { createQueryClient } from './api/query-client'
import { Application } from './app/application'
import { LocaleRouter } from './app/locale-router'
import { markDocument } from './i18n/i18n'
import { loadLanguage, pageLocale } from './i18n/languages'
import { awaitHydration, loadParts, prefetchLikelyPages } from './ui/lazy-page'
import './styles/main.css'

declare global {
  interface Window {
    /** Replays clicks and input from before hydration on a prerendered page (`boot/early-input.ts`). */
    replayInput?: () => void
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

const wanted = pageLocale()
const [locale, language] = await loadLanguage(wanted).then(
  (loaded) => [wanted, loaded] as const,
  // A failing language must not leave the page blank.
  async () => ['en', await loadLanguage('en')] as const,
)
markDocument(locale)

const client = createQueryClient()
const application = <Application locale={locale} language={language} router={LocaleRouter} client={client} />
const { content, parts = [] } = readPainted() ?? {}
// The prerendered HTML stays unchanged until its code has loaded; code that fails to load shows its error afterwards.
await loadParts(parts, locale).catch(() => undefined)
if (content?.locale === locale) {
  takePainted(client, content)
  awaitHydration(parts)
  // Not within a transition, which was slower on a slow phone (decision 032).
  hydrateRoot(root, application)
  window.replayInput?.()
} else {
  // A frame stays until React first shows the page, unless the visitor is led away from it.
  if (document.documentElement.dataset.away !== undefined) root.replaceChildren()
  delete document.documentElement.dataset.away
  createRoot(root).render(application)
}
prefetchLikelyPages()
