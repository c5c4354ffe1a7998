import { newsSections } from 'contract/admin/rules'
import type { Stats } from 'contract/admin/stats-calls'
import { Link } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { agoText } from '../../../ui/ago'
import type { SectionPaths } from './needs'
import { dashboardWords } from './words/dashboard-words'

interface Props {
  since: number
  news: NonNullable<Stats['news']>
  paths: SectionPaths
}

/** Links to the records that were created since the reader's last look. */
export function News({ since, news, paths }: Props) {
  const t = useT(dashboardWords)
  const { locale, tag } = useLocale()
  // A server of a newer build may know more kinds than this page.
  const known = news.filter(({ kind }) => Object.hasOwn(newsSections, kind))
  return (
    <section aria-labelledby="news" className="grid gap-2">
      <h2 id="news" className="font-bold text-lg">
        {t('dashboard.news.title', { ago: agoText(since, locale, tag) })}
      </h2>
      {known.length === 0 ? (
        <p className="text-ink-soft">{t('dashboard.news.none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {known.map(({ kind, count }) => {
            const path = paths[newsSections[kind]]
            const text = t(`dashboard.news.${kind}`, { count })
            return (
              <li key={kind} className="tabular-nums">
                {path ? (
                  <Link to={path} className="link inline-flex min-h-9 items-center">
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
