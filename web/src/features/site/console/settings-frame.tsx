import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { UnsavedGuard } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { SettingsLinks, type SettingsPageName } from './settings-links'
import { settingsWords } from './words/settings-words'

interface Props<S extends { version: string }> {
  page: SettingsPageName
  title: string
  intro: string
  query: UseQueryResult<S>
  /** Renders the form of the loaded settings; `onLoad` replaces it with one of the newest settings. */
  children: (began: S, onLoad: () => void) => ReactNode
}

/** Page of settings: links to its siblings, loading and error states, and the form, which asks before it is left unsaved. */
export function SettingsFrame<S extends { version: string }>(props: Props<S>) {
  const { page, title, intro, query, children } = props
  const t = useT(consoleWords, settingsWords)
  const { data, isError, refetch } = query
  // A background refetch must not replace typed values; only an explicit reload does.
  const [asked, setAsked] = useState<S>()
  const first = useRef(data)
  first.current ??= data
  const began = asked ?? first.current
  // A background refetch may already have loaded this version, so only the state makes the form render it.
  const load = async () => setAsked((await refetch()).data)
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage title={title} intro={intro}>
      <SettingsLinks current={page} />
      {began ? (
        <UnsavedGuard key={began.version}>{() => children(began, () => void load())}</UnsavedGuard>
      ) : isError ? (
        <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" className="grid gap-4">
          <span className="sr-only">{t('settings.loading')}</span>
          <Skeleton className="h-64" />
          <Skeleton className="h-48" />
        </div>
      )}
    </ListPage>
  )
}
