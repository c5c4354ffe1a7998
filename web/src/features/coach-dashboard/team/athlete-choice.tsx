import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import { useAthletes } from './bulk.api'
import { teamWords } from './words/team-words'

interface Props {
  coachId: string
  /** Most athletes of one message. */
  max: number
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Checkboxes with the coach's athletes by name. */
export function AthleteChoice({ coachId, max, chosen, onChange }: Props) {
  const t = useT(teamWords)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAthletes(coachId)
  if (!data)
    return error ? (
      <ErrorState
        heading="p"
        title={t('team.bulk.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-busy="true" className="grid gap-2">
        <span className="sr-only">{t('team.bulk.loading')}</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    )
  if (data.length === 0) return <p className="text-ink-soft">{t('team.bulk.empty')}</p>
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">{t('team.bulk.athletes')}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="me-auto text-ink-soft text-sm">
          {t('team.bulk.chosen', { count: chosen.length })}
        </p>
        <Button
          kind="quiet"
          size="sm"
          onClick={() => onChange([...new Set([...chosen, ...data.map(({ id }) => id)])].slice(0, max))}
        >
          {t('team.bulk.all')}
        </Button>
        <Button kind="quiet" size="sm" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {t('team.bulk.none')}
        </Button>
      </div>
      <div className="grid max-h-80 gap-x-4 overflow-y-auto rounded-card border border-hairline px-3 sm:grid-cols-2">
        {data.map((athlete) => (
          <Checkbox
            key={athlete.id}
            size="sm"
            checked={chosen.includes(athlete.id)}
            disabled={chosen.length >= max && !chosen.includes(athlete.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, athlete.id] : chosen.filter((id) => id !== athlete.id))
            }
          >
            <bdi className="wrap-anywhere">{fullName(athlete)}</bdi>
          </Checkbox>
        ))}
      </div>
      {hasNextPage ? (
        <Button
          kind="quiet"
          size="sm"
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('team.bulk.more')}
        </Button>
      ) : null}
    </fieldset>
  )
}
