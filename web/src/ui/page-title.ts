import { useEffect } from 'react'
import { useT } from '../i18n/i18n'

/** The page's name, and how many things wait: the browser's tab says both. */
const shown = { title: '', waiting: '' }

function write(change: Partial<typeof shown>): void {
  Object.assign(shown, change)
  document.title = shown.waiting ? `(${shown.waiting}) ${shown.title}` : shown.title
}

/** Names the page in the browser's tab; without a name the brand's own line stands there. */
export function usePageTitle(page: string | undefined): void {
  const t = useT()
  useEffect(() => {
    write({ title: page ? t('common.title', { page }) : t('common.siteTitle') })
  }, [page, t])
}

/** Puts a number before the page's name while something waits there; none for 0. */
export function useTitleCount(count: number): void {
  const t = useT()
  useEffect(() => {
    write({ waiting: count > 0 ? t.number(count) : '' })
    return () => write({ waiting: '' })
  }, [count, t])
}
