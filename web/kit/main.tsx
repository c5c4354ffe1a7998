import { QueryClientProvider } from '@tanstack/react-query'
import { isLocale } from 'contract/locale'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { createQueryClient } from '../src/api/query-client'
import { I18nProvider, markDocument } from '../src/i18n/i18n'
import { loadLanguage } from '../src/i18n/languages'
import { ToastProvider } from '../src/ui/toast'
import { groups, isGroup } from './groups'
import './kit.css'

/** Parameters of the page: `?group=fields&locale=fa&theme=dark&density=work`. */
const asked = new URLSearchParams(location.search)
const wanted = asked.get('locale') ?? 'en'
const locale = isLocale(wanted) ? wanted : 'en'
const group = asked.get('group') ?? ''
const Group = isGroup(group) ? groups[group] : groups.actions

document.documentElement.dataset.theme = asked.get('theme') === 'dark' ? 'dark' : 'light'
markDocument(locale)
// Dialogs and popovers are outside the frame, so the density is set on the body.
if (asked.get('density') === 'work') document.body.dataset.area = 'work'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <I18nProvider locale={locale} language={await loadLanguage(locale)}>
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ToastProvider>
          <Suspense>
            <main className="grid gap-8 p-6">
              <h1 className="text-2xl">{group}</h1>
              <Group />
            </main>
          </Suspense>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>
  </I18nProvider>,
)
