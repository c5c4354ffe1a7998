import type { Trend } from 'contract/blood-tests/trends'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import { useMyTrends } from '../blood-tests.api'
import { MarkerRow } from '../trend/marker-row'
import { useMarkerText } from '../trend/marker-text'
import { bloodTestsWords } from './words/blood-tests-words'

/** Each value over all tests: the newest in words, all of them as a chart. */
export function OwnTrends({ userId }: { userId: string }) {
  const t = useT(bloodTestsWords)
  const { data: trends, error, refetch } = useMyTrends(userId)
  return (
    <section aria-labelledby="own-trends" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="grid gap-1">
        <h2 id="own-trends" className="text-xl">
          {t('bloodTests.trends.title')}
        </h2>
        <p className="max-w-prose text-ink-soft text-sm">{t('bloodTests.trends.text')}</p>
      </div>
      {trends ? (
        trends.length > 0 ? (
          <TrendRows trends={trends} />
        ) : (
          <p className="text-ink-soft">{t('bloodTests.trends.none')}</p>
        )
      ) : error ? (
        <ErrorState heading="p" title={t('bloodTests.trends.failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80" />
      )}
      <p className="max-w-prose text-ink-soft text-sm">{t('bloodTests.scope')}</p>
    </section>
  )
}

/** Rows sorted by the number of measurements, because only several values show a trend. */
function TrendRows({ trends }: { trends: readonly Trend[] }) {
  const text = useMarkerText()
  const sorted = [...trends].sort((a, b) => b.points.length - a.points.length)
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {sorted.map((trend, at) => {
        const newest = trend.points.at(-1)
        return newest ? (
          <MarkerRow
            key={trend.key}
            heading="h3"
            name={trend.label}
            value={text.value(newest)}
            day={text.day(newest.day)}
            range={text.range(newest)}
            position={newest.position}
            trend={trend}
            startsOpen={at === 0 && trend.points.length > 1}
          />
        ) : null
      })}
    </ul>
  )
}
