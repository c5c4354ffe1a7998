import { useEffect } from 'react'
import { useT } from '../i18n/i18n'

/** Names the page in the browser's tab; without a name the brand's own line stands there. */
export function usePageTitle(page: string | undefined): void {
  const t = useT()
  useEffect(() => {
    document.title = page ? t('common.title', { page }) : t('common.siteTitle')
  }, [page, t])
}
