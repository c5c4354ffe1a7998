import { MINUTE } from 'contract/units'
import { useEffect, useState } from 'react'
import { isReachable } from '../api/reachable'
import { useT } from '../i18n/i18n'
import { ErrorState } from '../ui/error-state'
import { LinkButton } from '../ui/link-button'
import { usePageTitle } from '../ui/page-title'

/** Returns true if a chunk failed to load; only a page reload tries again. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script|Importing a module/i.test(error.message)
  )
}

/**
 * Limits automatic reloads to one per minute. A reload fetches the newest version; if that fails too, the visitor
 * decides.
 */
const RELOADED = 'tavan.reloadedAt'
const ONCE_PER = 1 * MINUTE

/** Returns true if the page may reload automatically; false without storage, as it would then loop. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_PER) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** Returns the reason for a missing chunk: no connection, or a newer version. Undefined while unknown. */
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

/** Error view in place of a broken page; header and footer stay. */
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
