import type { ProgramCoach } from 'contract/programs/program-coach-calls'
import { type ComponentType, useState } from 'react'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { ListPage } from '../../../ui/list-page'
import { Meter } from '../../../ui/meter'
import { OneLine } from '../../../ui/one-line'
import { usePageTitle } from '../../../ui/page-title'
import type { Column } from '../../../ui/table/columns'
import { RowLink } from '../../../ui/table/row'
import { Table } from '../../../ui/table/table'
import { CoverButton } from '../covers/cover-button'
import { CoachDialog } from './coach-dialog'
import { useProgramCoaches } from './console-programs.api'
import { PartLinks } from './part-links'
import { consoleProgramsWords } from './words/console-programs-words'

/** Coaches with workload, programs and covers; a name leads to its programs. `below` is what other domains add. */
export default function CoachesPage({ below: Below }: { below: ComponentType }) {
  const t = useT(consoleWords, consoleProgramsWords)
  const { data, error, refetch } = useProgramCoaches()
  const [editing, setEditing] = useState<ProgramCoach | null>(null)
  const columns = useColumns()
  const title = t('consolePrograms.coaches.title')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage title={title} intro={t('consolePrograms.coaches.intro')}>
      <PartLinks current="coaches" />
      <Table
        label={title}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        loading={t('consolePrograms.coaches.loading')}
        failure={
          error ? (
            <ErrorState title={t('consolePrograms.coaches.failed')} onRetry={() => void refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState
            drawing="clipboard"
            title={t('consolePrograms.coaches.none')}
            text={t('consolePrograms.coaches.noneText')}
          />
        }
        actions={{
          label: t('consolePrograms.coaches.actions'),
          width: '13rem',
          cell: (coach) => (
            <div className="flex flex-wrap gap-1">
              <Button
                kind="quiet"
                size="sm"
                aria-label={t('consolePrograms.coaches.editNamed', { name: isolatedName(fullName(coach)) })}
                onClick={() => setEditing(coach)}
              >
                <AnyIcon name="pencil" size={16} />
                {t('consolePrograms.coaches.edit')}
              </Button>
              <CoverButton coach={coach} />
            </div>
          ),
        }}
      />
      {editing ? <CoachDialog coach={editing} onClose={() => setEditing(null)} /> : null}
      <Below />
    </ListPage>
  )
}

function useColumns(): Column<ProgramCoach>[] {
  const t = useT(consoleProgramsWords)
  return [
    {
      key: 'coach',
      label: t('consolePrograms.coaches.columns.coach'),
      card: 'title',
      cell: (coach) => (
        <>
          <RowLink
            to={`/admin/programs/people?coach=${encodeURIComponent(coach.id)}`}
            className="wrap-anywhere"
          >
            <bdi>{fullName(coach)}</bdi>
          </RowLink>
          <OneLine className="text-ink-soft">{coach.email}</OneLine>
        </>
      ),
    },
    {
      key: 'load',
      label: t('consolePrograms.coaches.columns.load'),
      width: 'minmax(8rem,0.8fr)',
      cell: (coach) => <Load coach={coach} />,
    },
    {
      key: 'active',
      label: t('consolePrograms.coaches.columns.active'),
      width: '5rem',
      end: true,
      cell: ({ active }) => t.number(active),
    },
    {
      key: 'offers',
      label: t('consolePrograms.coaches.columns.offers'),
      width: '6rem',
      cell: ({ programIds }) => t('consolePrograms.coaches.offers', { count: programIds.length }),
    },
  ]
}

/** Workload; a full one is also written. */
function Load({ coach: { open, capacity } }: { coach: ProgramCoach }) {
  const t = useT(consoleProgramsWords)
  const text = t('consolePrograms.coaches.load', {
    open: isolated(t.number(open)),
    capacity: isolated(t.number(capacity)),
  })
  return (
    <div className="grid min-w-32 gap-1">
      <p aria-hidden="true" className="tabular-nums">
        {text}
        {open >= capacity ? (
          <span className="font-semibold text-pomegranate"> · {t('consolePrograms.coaches.full')}</span>
        ) : null}
      </p>
      <Meter
        label={t('consolePrograms.coaches.columns.load')}
        value={open}
        scale={Math.max(1, capacity)}
        text={open >= capacity ? `${text}, ${t('consolePrograms.coaches.full')}` : text}
      />
    </div>
  )
}
