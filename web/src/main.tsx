import { readAddress } from 'contract/site/address'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readPainted, takePainted } from './api/painted'
import { createQueryClient } from './api/query-client'
import { Application } from './app/application'
import { prefetchLikelyPages } from './app/lazy-page'
import { LocaleRouter } from './app/locale-router'
import { loadPage } from './app/routes'
import { markDocument } from './i18n/i18n'
import { loadLanguage, pageLocale } from './i18n/languages'
import './styles/main.css'

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
const painted = readPainted()
if (painted?.locale === locale) {
  takePainted(client, painted)
  // The prerendered HTML stays unchanged until the page's code has loaded; code that fails to load shows its error
  // afterwards.
  await loadPage(readAddress(location.pathname).path, locale).catch(() => undefined)
  // Not within a transition, which was slower on a slow phone (decision 032).
  hydrateRoot(root, application)
} else {
  root.replaceChildren()
  createRoot(root).render(application)
}
prefetchLikelyPages()
