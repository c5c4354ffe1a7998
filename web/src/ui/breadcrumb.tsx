import { Fragment } from 'react'
import { Link } from 'react-router'
import { useT } from '../i18n/i18n'
import { cx } from './cx'
import { Icon } from './icon'

/** Breadcrumb trail; the last crumb is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
  const t = useT()
  return (
    <nav aria-label={t('common.breadcrumb')} className="print:hidden">
      <ol className="flex items-center gap-x-1.5 text-ink-soft text-sm">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.to ?? crumb.label}
            className={cx('flex items-center gap-1.5', crumb.to ? 'shrink-0' : 'min-w-0')}
          >
            {index > 0 ? <Icon name="chevron-end" size={14} /> : null}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="inline-flex min-h-9 items-center max-sm:-my-1 max-sm:min-h-11 underline-offset-4 hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                <WholeWords text={crumb.label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * Text that an ellipsis cuts between words only, so no number loses digits; a first word that is too long ends in dots.
 */
function WholeWords({ text }: { text: string }) {
  const [first, ...others] = text.split(' ')
  return (
    <>
      {first}
      {others.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other identity than its place
        <Fragment key={index}>
          {' '}
          <span className="inline-block">{word}</span>
        </Fragment>
      ))}
    </>
  )
}
