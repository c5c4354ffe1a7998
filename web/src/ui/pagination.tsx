import { Link, type To } from 'react-router'
import { useT } from '../i18n/i18n'
import { cx } from './cx'
import { Icon } from './icon'
import { pageNumbers } from './page-numbers'
import { VisuallyHidden } from './visually-hidden'

interface Props {
  page: number
  pages: number
  to: (page: number) => To
  /** For a side column: shows the position in words, without page numbers. */
  narrow?: boolean
}

const cell =
  'grid size-(--control-md) place-items-center rounded-field text-base tabular-nums transition-colors'

/** Page links, so a page can open in a new tab. Renders nothing for a single page. */
export function Pagination({ page, pages, to, narrow = false }: Props) {
  const t = useT()
  if (pages <= 1) return null

  const step = (target: number, label: string, icon: 'chevron-start' | 'chevron-end') => {
    const allowed = target >= 1 && target <= pages
    return allowed ? (
      <Link
        to={to(target)}
        aria-label={label}
        className={cx(cell, 'border border-edge hover:border-ink hover:bg-raised')}
      >
        <Icon name={icon} />
      </Link>
    ) : (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now stays where it is, said to be off
      <a
        role="link"
        aria-disabled="true"
        aria-label={label}
        className={cx(cell, 'border border-hairline text-ink-soft opacity-50')}
      >
        <Icon name={icon} />
      </a>
    )
  }

  return (
    <nav aria-label={t('common.pagination.label')} className="flex items-center justify-center gap-2">
      {step(page - 1, t('common.pagination.previous'), 'chevron-start')}
      <p className={cx('px-3 text-sm tabular-nums', !narrow && 'sm:hidden')}>
        {t('common.pagination.position', { page, pages })}
      </p>
      <ul className={cx('hidden items-center gap-1', !narrow && 'sm:flex')}>
        {pageNumbers(page, pages).map((n, index) =>
          n === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name than their place
            <li key={`gap-${index}`} aria-hidden="true" className="w-6 text-center text-ink-soft">
              …
            </li>
          ) : (
            <li key={n}>
              <Link
                to={to(n)}
                aria-current={n === page ? 'page' : undefined}
                className={cx(cell, n === page ? 'bg-ink font-semibold text-paper' : 'hover:bg-sunken')}
              >
                <span aria-hidden="true">{t.number(n)}</span>
                <VisuallyHidden>{t('common.pagination.page', { n })}</VisuallyHidden>
              </Link>
            </li>
          ),
        )}
      </ul>
      {step(page + 1, t('common.pagination.next'), 'chevron-end')}
    </nav>
  )
}
