import { MINUTE } from 'contract/units'
import { useEffect, useState } from 'react'
import { isReachable } from '../api/reachable'
import { useT } from '../i18n/i18n'
import { ErrorState } from '../ui/error-state'
import { LinkButton } from '../ui/link-button'
import { usePageTitle } from '../ui/page-title'

/** A part of the application that could not be fetched: only loading the page again tries it anew. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script|Importing a module/i.test(error.message)
  )
}

/** One reload brings the newest version; were its chunk gone too, the visitor decides about the next. */
const RELOADED = 'tavan.reloadedAt'
const ONCE_PER = 1 * MINUTE

/** Whether the page may load itself again; where nothing can remember that it did, it would do so without an end. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_PER) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** Why a chunk did not come: the network is away, or a newer version has taken its place. Undefined: not known yet. */
function useMissingChunk(missing: boolean): 'offline' | 'updated' | undefined {
  const [why, setWhy] = useState<'offline' | 'updated'>()
  useEffect(() => {
    if (!missing) return
    void isReachable().then((there) => {
      if (!there) return setWhy('offline')
      if (mayReload()) location.reload()
      else setWhy('updated')
    })
  }, [missing])
  return why
}

/** What a page that broke shows in its place; header and footer stay. */
export function PageError({ error }: { error: unknown }) {
  const t = useT()
  const missing = isMissingChunk(error)
  const why = useMissingChunk(missing)
  const title = t(why === 'offline' ? 'common.error.offline' : 'common.error.title')
  usePageTitle(title)
  if (missing && !why) return null
  const text = { offline: t('common.error.network'), updated: t('common.error.updated') }
  return (
    <ErrorState
      heading="h1"
      title={title}
      text={why ? text[why] : t('common.error.text')}
      onRetry={() => location.reload()}
      retryLabel={t('common.error.reload')}
    >
      <LinkButton to="/" kind="quiet" reloadDocument>
        {t('common.notFound.home')}
      </LinkButton>
    </ErrorState>
  )
}
