import type { JobRow } from 'contract/admin/queue-calls'
import { jobKinds, jobStates } from 'contract/admin/queue-rules'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DateText } from '../../../ui/date'
import { EmptyState } from '../../../ui/empty-state'
import { FilterLinks } from '../../../ui/filter-links'
import { ListPage } from '../../../ui/list-page'
import { readListPlace } from '../../../ui/list-params'
import { moveFocus } from '../../../ui/move-focus'
import { usePageTitle } from '../../../ui/page-title'
import { Select } from '../../../ui/select'
import { PagedTable } from '../../../ui/table/paged-table'
import { useToast } from '../../../ui/toast'
import { useAction } from '../../auth/use-action'
import { useJobColumns, useJobName } from './job-columns'
import { type JobsQuery, useJobs, useSettleJob } from './queues.api'
import { queuesWords } from './words/queues-words'

/** Background jobs: waiting and failed ones, with retry and discard. */
export default function QueuesPage() {
  const t = useT(consoleWords, queuesWords)
  const at = useJobsParams()
  const columns = useJobColumns()
  const jobs = useJobs(at)
  const { data } = jobs
  const { actions, problem, question } = useJobActions(data?.items ?? [])
  usePageTitle(t('console.title', { page: t('queues.title') }))
  return (
    <ListPage title={t('queues.title')} intro={t('queues.intro')}>
      <p className="text-ink-soft">
        {data?.oldestWaitingAt ? (
          <>
            {t('queues.oldest')} <DateText value={data.oldestWaitingAt} look="time" />
          </>
        ) : data ? (
          t('queues.nothingDue')
        ) : (
          '\u00a0'
        )}
      </p>
      <Filter at={at} counts={data?.counts} />
      <Alert text={problem} />
      <PagedTable
        label={t('queues.title')}
        columns={columns}
        query={jobs}
        page={at.page}
        to={(page) => ({ search: jobsSearch(at, { page }) })}
        loading={t('queues.loading')}
        failed={t('queues.failed')}
        empty={<EmptyState drawing="clipboard" title={t('queues.none')} text={t('queues.noneText')} />}
        found={(count) => t('queues.found', { count })}
        actions={actions}
      />
      {question}
    </ListPage>
  )
}

function useJobsParams(): JobsQuery {
  const [params] = useSearchParams()
  return {
    page: readListPlace(params).page,
    state: jobStates.find((state) => state === params.get('state')),
    kind: jobKinds.find((kind) => kind === params.get('kind')),
  }
}

/** Returns the query string with these changes; a new filter starts at page 1. */
function jobsSearch(from: JobsQuery, change: Partial<JobsQuery>): string {
  const { state, kind, page } = { ...from, page: 1, ...change }
  const params = new URLSearchParams()
  if (state) params.set('state', state)
  if (kind) params.set('kind', kind)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `?${text}` : ''
}

function Filter({ at, counts }: { at: JobsQuery; counts: Partial<Record<string, number>> | undefined }) {
  const t = useT(queuesWords)
  const navigate = useNavigate()
  const links = [undefined, ...jobStates].map((state) => ({
    key: state ?? 'all',
    label: state ? t(`queues.states.${state}`) : t('queues.all'),
    to: { search: jobsSearch(at, { state }) },
    current: state === at.state,
    count: state && counts?.[state],
  }))
  const choose = (kind: string) =>
    void navigate(
      { search: jobsSearch(at, { kind: jobKinds.find((one) => one === kind) }) },
      { replace: true },
    )
  return (
    <div className="grid gap-4">
      <div className="sm:max-w-60">
        <Select
          hideLabel
          label={t('queues.kind')}
          value={at.kind ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('queues.anyKind')}</option>
          {jobKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`queues.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </div>
      <FilterLinks label={t('queues.filter')} links={links} />
    </div>
  )
}

/** Actions on a failed job: retry, or discard after a confirmation. */
function useJobActions(jobs: readonly JobRow[]) {
  const t = useT(queuesWords)
  const toast = useToast()
  const nameOf = useJobName()
  const { mutateAsync: settle } = useSettleJob()
  const { busy, problem, run } = useAction()
  const [discarding, setDiscarding] = useState<JobRow | null>(null)
  const goOn = useFocusOn(busy)
  const act = (job: JobRow, step: 'retry' | 'discard') => {
    const next = jobs.slice(jobs.indexOf(job) + 1).find(({ state }) => state === 'failed')
    void run(async () => {
      await settle({ id: job._id, step })
      toast(t(step === 'retry' ? 'queues.retried' : 'queues.discarded', { job: nameOf(job) }))
      goOn(next?._id ?? '')
    })
  }
  const cell = (job: JobRow) =>
    job.state === 'failed' ? (
      <div className="flex flex-wrap gap-2 @max-[40rem]:ms-2">
        <Button
          kind="secondary"
          size="sm"
          disabled={busy}
          data-job={job._id}
          aria-label={t('queues.retryNamed', { job: nameOf(job) })}
          onClick={() => act(job, 'retry')}
        >
          {t('queues.retry')}
        </Button>
        <Button
          kind="quiet"
          size="sm"
          disabled={busy}
          aria-label={t('queues.discardNamed', { job: nameOf(job) })}
          onClick={() => setDiscarding(job)}
        >
          {t('queues.discard')}
        </Button>
      </div>
    ) : null
  const question = (
    <ConfirmDialog
      open={discarding !== null}
      title={t('queues.discardTitle')}
      text={t('queues.discardText', { job: discarding ? nameOf(discarding) : '' })}
      confirm={t('queues.discard')}
      cancel={t('queues.keep')}
      onConfirm={() => {
        if (discarding) act(discarding, 'discard')
        setDiscarding(null)
      }}
      onClose={() => setDiscarding(null)}
    />
  )
  return { actions: { label: t('queues.actions'), width: 'minmax(8.5rem,14rem)', cell }, problem, question }
}

/** Moves the focus from a settled job, whose buttons are removed, to the next failed one or the heading. */
function useFocusOn(busy: boolean): (jobId: string) => void {
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    if (next === null || busy) return
    const button = next && document.querySelector<HTMLElement>(`[data-job="${CSS.escape(next)}"]`)
    moveFocus(button || document.querySelector<HTMLElement>('main h1'))
    setNext(null)
  }, [next, busy])
  return setNext
}
