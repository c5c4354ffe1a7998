import type { BulkResult } from 'contract/chat/bulk-calls'
import type { ReactNode } from 'react'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { teamWords } from './words/team-words'

/** Text for each athlete and the skipped ones; controls below. */
export function BulkPreview({ results, children }: { results: readonly BulkResult[]; children: ReactNode }) {
  const t = useT(teamWords)
  const written = results.filter(({ content }) => content !== null)
  const skipped = results.filter(({ content }) => content === null)
  return (
    <div className="grid gap-5">
      {written.length > 0 ? (
        <section className="grid gap-2">
          <h3 className="font-semibold">{t('team.bulk.shown')}</h3>
          <ul className="grid max-h-96 gap-2 overflow-y-auto">
            {written.map((one) => (
              <li key={one.userId} className="grid gap-1 rounded-card border border-hairline p-3">
                <bdi className="wrap-anywhere font-semibold text-sm">{fullName(one)}</bdi>
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-ink-soft text-sm">
                  {one.content}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {skipped.length > 0 ? (
        <section className="grid gap-2">
          <h3 className="font-semibold">{t('team.bulk.skipped')}</h3>
          <ul className="grid gap-1 text-ink-soft text-sm">
            {skipped.map((one) => (
              <li key={one.userId} className="wrap-anywhere">
                <bdi className="font-semibold">{one.firstName ? fullName(one) : t('team.bulk.unknown')}</bdi>:{' '}
                {t(one.outcome === 'paused' ? 'team.bulk.paused' : 'team.bulk.left')}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {children}
    </div>
  )
}
