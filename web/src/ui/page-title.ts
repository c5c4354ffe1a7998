import { useEffect } from 'react'
import { useT } from '../i18n/i18n'

/** Parts of the document title: page name and number of waiting items. */
const shown = { title: '', waiting: '' }

function write(change: Partial<typeof shown>): void {
  Object.assign(shown, change)
  document.title = shown.waiting ? `(${shown.waiting}) ${shown.title}` : shown.title
}

/** Sets the document title; without a page name it is the brand's tagline. */
export function usePageTitle(page: string | undefined): void {
  const t = useT()
  useEffect(() => {
    write({ title: page ? t('common.title', { page }) : t('common.siteTitle') })
  }, [page, t])
}

/** Prefixes the document title with a number; none for 0. */
export function useTitleCount(count: number): void {
  const t = useT()
  useEffect(() => {
    write({ waiting: count > 0 ? t.number(count) : '' })
    return () => write({ waiting: '' })
  }, [count, t])
}
