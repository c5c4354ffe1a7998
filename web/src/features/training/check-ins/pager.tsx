import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Steps to newer and older check-ins; nothing for a single page. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useT()
  if (pages <= 1) return null
  return (
    <nav aria-label={t('common.pagination.label')} className="flex flex-wrap justify-between gap-3">
      <Button kind="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('common.pagination.previous')}
      </Button>
      <Button kind="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('common.pagination.next')}
      </Button>
    </nav>
  )
}
