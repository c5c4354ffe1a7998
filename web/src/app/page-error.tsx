import { useT } from '../i18n/i18n'
import { ErrorState } from '../ui/error-state'
import { LinkButton } from '../ui/link-button'
import { usePageTitle } from '../ui/page-title'

/** A chunk that a newer version has replaced is gone: only loading the page again brings the new ones. */
function isStaleChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script|Importing a module/i.test(error.message)
  )
}

/** What a page that broke shows in its place; header and footer stay. */
export function PageError({ error }: { error: unknown }) {
  const t = useT()
  const stale = isStaleChunk(error)
  usePageTitle(t('common.error.title'))
  return (
    <ErrorState
      heading="h1"
      title={t('common.error.title')}
      text={stale ? t('common.error.updated') : t('common.error.text')}
      onRetry={() => location.reload()}
      retryLabel={t('common.error.reload')}
    >
      <LinkButton to="/" kind="quiet" reloadDocument>
        {t('common.notFound.home')}
      </LinkButton>
    </ErrorState>
  )
}
