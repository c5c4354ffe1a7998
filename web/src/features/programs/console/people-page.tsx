import { userProgramStatuses } from 'contract/programs/rules'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { FilterBar } from '../../../ui/filter-bar'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { PagedTable } from '../../../ui/table/paged-table'
import { programStatusWords } from '../status/words/program-status-words'
import { type PeopleQuery, useProgramCoaches, useUserPrograms } from './console-programs.api'
import { peopleSearch, usePeopleParams } from './list-params'
import { PartLinks } from './part-links'
import { usePeopleColumns } from './people-columns'
import { consoleProgramsWords } from './words/console-programs-words'

/** The programs of all athletes, to be found by status, coach and words. */
export default function PeoplePage() {
  const t = useT(consoleWords, consoleProgramsWords)
  const at = usePeopleParams()
  const columns = usePeopleColumns(useLocation().search)
  const people = useUserPrograms(at)
  const title = t('consolePrograms.people.title')
  usePageTitle(t('console.title', { page: title }))

  return (
    <ListPage title={title} intro={t('consolePrograms.people.intro')}>
      <PartLinks current="people" />
      <Filter at={at} unassigned={people.data?.unassigned} />
      <PagedTable
        label={title}
        columns={columns}
        query={people}
        page={at.page}
        to={(page) => ({ search: peopleSearch(at, { page }) })}
        loading={t('consolePrograms.people.loading')}
        failed={t('consolePrograms.people.failed')}
        empty={<Empty at={at} />}
        found={(count) => t('consolePrograms.people.found', { count })}
      />
    </ListPage>
  )
}

/** Search, coach and status in the address; programs without a coach have their own filter. */
function Filter({ at, unassigned }: { at: PeopleQuery; unassigned: number | undefined }) {
  const t = useT(consoleProgramsWords, programStatusWords)
  const navigate = useNavigate()
  const { data: coaches = [] } = useProgramCoaches()
  const known = useRef(unassigned)
  if (unassigned !== undefined) known.current = unassigned
  const go = (change: Partial<PeopleQuery>) =>
    void navigate({ search: peopleSearch(at, change) }, { replace: true })
  const waiting = at.coach === 'none'
  const links = [
    ...[undefined, ...userProgramStatuses].map((status) => ({
      key: status ?? 'all',
      label: status ? t(`programStatus.${status}`) : t('consolePrograms.people.all'),
      to: { search: peopleSearch(at, { status, ...(waiting && { coach: undefined }) }) },
      current: status === at.status && !waiting,
    })),
    {
      key: 'none',
      label: t('consolePrograms.people.unassigned'),
      to: { search: peopleSearch(at, { status: undefined, coach: 'none' }) },
      current: waiting,
      count: known.current,
    },
  ]
  return (
    <FilterBar
      search={{
        value: at.search,
        onSearch: (search) => go({ search }),
        label: t('consolePrograms.people.search'),
        placeholder: t('consolePrograms.people.searchHint'),
        clearLabel: t('consolePrograms.people.clear'),
      }}
      choice={{
        label: t('consolePrograms.people.coach'),
        all: t('consolePrograms.people.everyCoach'),
        value: waiting ? undefined : at.coach,
        options: coaches.map((coach) => ({ value: coach.id, label: fullName(coach) })),
        onChange: (coach) => go({ coach }),
      }}
      filter={{ label: t('consolePrograms.people.filter'), links }}
    />
  )
}

function Empty({ at }: { at: PeopleQuery }) {
  const t = useT(consoleProgramsWords)
  if (at.search || at.status || at.coach)
    return (
      <EmptyState
        drawing="clipboard"
        title={t('consolePrograms.people.nothingFound')}
        text={t('consolePrograms.people.nothingFoundText')}
      >
        <LinkButton to={{ search: '' }} kind="secondary">
          {t('consolePrograms.people.showAll')}
        </LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="clipboard"
      title={t('consolePrograms.people.none')}
      text={t('consolePrograms.people.noneText')}
    />
  )
}
