import type { BloodTestView } from 'contract/blood-tests/calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { Skeleton } from '../../../ui/skeleton'
import { useBloodTestViews } from '../blood-tests.api'
import { bloodTestsWords } from './words/blood-tests-words'

/** Number of accesses shown at first. */
const FEW = 6

/** Accesses of others to the customer's test, from the audit log. */
export function Views({ userId, id }: { userId: string; id: string }) {
  const t = useT(bloodTestsWords)
  const [shown, setShown] = useState(FEW)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useBloodTestViews(
    userId,
    id,
  )
  if (!data) {
    if (!error)
      return (
        <div role="status" aria-busy="true">
          <span className="sr-only">{t('bloodTests.views.loading')}</span>
          <Skeleton className="h-24" />
        </div>
      )
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert" className="text-sm">
          {t('bloodTests.views.failed')}
        </p>
        <Button kind="secondary" size="sm" onClick={() => void refetch()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    )
  }
  const views = ofEachDay(data.pages.flatMap(({ items }) => items))
  if (views.length === 0) return <p className="text-ink-soft text-sm">{t('bloodTests.views.none')}</p>
  const showMore = () => {
    // The next page is fetched once all loaded accesses are visible.
    if (shown >= views.length) void fetchNextPage()
    setShown(Number.POSITIVE_INFINITY)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft text-sm">{t('bloodTests.views.text')}</p>
      <ul className="grid w-full divide-y divide-hairline">
        {views.slice(0, shown).map(({ key, view, times }) => (
          <li key={key} className="grid py-2 text-sm leading-snug">
            <span>
              <strong className="font-semibold">
                <Viewer view={view} />
              </strong>{' '}
              {t(`bloodTests.views.actions.${view.action}`)}
            </span>
            <When times={times} />
          </li>
        ))}
      </ul>
      {hasNextPage || views.length > shown ? (
        <Button kind="secondary" size="sm" busy={isFetchingNextPage} onClick={showMore}>
          {t('bloodTests.views.more')}
        </Button>
      ) : null}
    </div>
  )
}

/** Time of the access; for several times the last, which expands to all of them. */
function When({ times }: { times: readonly string[] }) {
  const t = useT(bloodTestsWords)
  const [last = ''] = times
  const shown = 'text-ink-soft text-xs'
  if (times.length < 2)
    return (
      <span className={shown}>
        <DateText value={last} look="time" />
      </span>
    )
  return (
    <details className={shown}>
      <summary className="min-h-6 content-center max-sm:min-h-10">
        <DateText value={last} look="time" /> · {t('bloodTests.views.times', { count: times.length })}
      </summary>
      <p className="flex flex-wrap gap-x-3 ps-4 tabular-nums">
        {times.map((at, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two looks of one person may fall into one instant
          <DateText key={`${at} ${index}`} value={at} look="clock" />
        ))}
      </p>
    </details>
  )
}

interface Looks {
  key: string
  view: Pick<BloodTestView, 'by' | 'role' | 'action'>
  /** Newest first. */
  times: string[]
}

/** Groups a person's repeated actions of a day into one row, at the position of the last. */
function ofEachDay(views: readonly BloodTestView[]): Looks[] {
  const days = new Map<string, Looks>()
  for (const view of views) {
    const { by, role, action, at } = view
    const key = [new Date(at).toDateString(), role, by ? `${by.firstName} ${by.lastName}` : '', action].join()
    const before = days.get(key)
    if (before) before.times.push(at)
    else days.set(key, { key, view, times: [at] })
  }
  return [...days.values()]
}

function Viewer({ view: { role, by } }: Pick<Looks, 'view'>) {
  const t = useT(bloodTestsWords)
  if (role === 'admin') return t('bloodTests.views.staff')
  if (!by) return t('bloodTests.views.gone')
  return t('bloodTests.views.coach', { name: isolatedName(`${by.firstName} ${by.lastName}`) })
}
