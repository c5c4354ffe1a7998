import type { PlannedExercise } from 'contract/programs/plan'
import type { NewsResult, PlanNews } from 'contract/training/news-calls'
import { useState } from 'react'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import { Status } from '../../../ui/status'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { PlanChanges } from '../coach/plan-changes'
import { RowChanges } from './row-changes'
import { useApplyNews, useNews } from './templates.api'
import { templatesWords } from './words/templates-words'

/** Plans that came from a template, with what each may take over. */
export function NewsPanel({ id }: { id: string }) {
  const t = useT(templatesWords)
  const { data, error, isFetching, dataUpdatedAt, refetch } = useNews(id)
  if (error && !isFetching)
    return <ErrorState heading="p" title={t('templates.news.failed')} onRetry={() => void refetch()} />
  // An earlier comparison may be outdated.
  if (!data || isFetching)
    return (
      <div role="status" aria-busy="true" className="grid gap-3">
        <span className="sr-only">{t('templates.news.loading')}</span>
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <Compared
      key={dataUpdatedAt}
      id={id}
      state={data.state}
      items={data.items}
      refetch={() => void refetch()}
    />
  )
}

interface Props {
  id: string
  state: string
  items: readonly PlanNews[]
  refetch: () => void
}

function Compared({ id, state, items, refetch }: Props) {
  const t = useT(templatesWords, errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<readonly NewsResult[]>([])
  const { mutateAsync, isPending } = useApplyNews(id, state)
  const chosen = items.filter(({ userProgramId }) => !left.has(userProgramId))
  const choose = (one: string, isChosen: boolean) =>
    setLeft((now) => {
      const next = new Set(now)
      if (isChosen) next.delete(one)
      else next.add(one)
      return next
    })
  const take = () =>
    once('take', async () => {
      try {
        setResults(await mutateAsync(chosen))
      } catch (error) {
        toast(errorText(t, error, t('templates.news.notTaken')), { kind: 'alert' })
        if (refusalOf(error)?.code === 'programs.template_changed') refetch()
      }
    })
  if (results.length > 0) return <Results items={items} results={results} onAgain={refetch} />
  if (items.length === 0)
    return (
      <EmptyState
        drawing="clipboard"
        heading="h3"
        title={t('templates.news.none')}
        text={t('templates.news.noneText')}
      />
    )
  return (
    <section aria-label={t('templates.news.title')} className="grid gap-5">
      <p className="max-w-prose text-ink-soft">{t('templates.news.text')}</p>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.userProgramId} className="grid gap-3 rounded-card border border-hairline p-4">
            <Checkbox
              checked={!left.has(item.userProgramId)}
              disabled={isPending}
              onChange={({ target }) => choose(item.userProgramId, target.checked)}
            >
              {t('templates.news.choose', { name: isolatedName(fullName(item.user)) })}
            </Checkbox>
            <PlanChanges changes={item.changes} rows={showRows} />
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        disabled={chosen.length === 0}
        busy={isPending}
        onClick={() => void take()}
      >
        {t('templates.news.take', { count: chosen.length })}
      </Button>
    </section>
  )
}

const tones = { applied: 'good', nothing: 'ended', changed: 'needs-you', refused: 'wrong' } as const

const showRows = (from: unknown, to: unknown) => (
  <RowChanges from={(from ?? []) as PlannedExercise[]} to={(to ?? []) as PlannedExercise[]} />
)

function Results({
  items,
  results,
  onAgain,
}: {
  items: readonly PlanNews[]
  results: readonly NewsResult[]
  onAgain: () => void
}) {
  const t = useT(templatesWords, errorWords)
  const names = new Map(items.map(({ userProgramId, user }) => [userProgramId, fullName(user)]))
  return (
    <section aria-labelledby="results" className="grid gap-4">
      <h3 id="results" tabIndex={-1} className="text-lg" ref={(heading) => heading?.focus()}>
        {t('templates.news.results')}
      </h3>
      <ul className="grid gap-2">
        {results.map(({ userProgramId, outcome, code }) => (
          <li
            key={userProgramId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-hairline p-3"
          >
            <bdi className="wrap-anywhere">{names.get(userProgramId)}</bdi>
            <Status tone={tones[outcome]}>
              {outcome === 'refused'
                ? t.error(code as Parameters<typeof t.error>[0])
                : t(`templates.news.outcome.${outcome}`)}
            </Status>
          </li>
        ))}
      </ul>
      <Button kind="secondary" className="justify-self-start" onClick={onAgain}>
        {t('templates.news.again')}
      </Button>
    </section>
  )
}
