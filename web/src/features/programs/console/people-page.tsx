import { userProgramStatuses } from 'contract/programs/rules'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { FilterLinks } from '../../../ui/filter-links'
import { SearchForm } from '../../../ui/form/search-form'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { Select } from '../../../ui/select'
import { PagedTable } from '../../../ui/table/paged-table'
import { programStatusWords } from '../status/words/program-status-words'
import { type PeopleQuery, useProgramCoaches, useUserPrograms } from './console-programs.api'
import { peopleSearch, usePeopleParams } from './list-params'
import { nameOf } from './name-of'
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

/** Search, coach and status, all part of the address; who has no coach yet is a filter of its own. */
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
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,26rem)_14rem]">
        <SearchForm
          value={at.search}
          onSearch={(search) => (search === at.search ? undefined : go({ search }))}
          label={t('consolePrograms.people.search')}
          placeholder={t('consolePrograms.people.searchHint')}
          clearLabel={t('consolePrograms.people.clear')}
        />
        <Select
          hideLabel
          label={t('consolePrograms.people.coach')}
          value={waiting ? '' : (at.coach ?? '')}
          onChange={({ target }) => go({ coach: target.value || undefined })}
        >
          <option value="">{t('consolePrograms.people.everyCoach')}</option>
          {coaches.map((coach) => (
            <option key={coach.id} value={coach.id}>
              {nameOf(coach)}
            </option>
          ))}
        </Select>
      </div>
      <FilterLinks label={t('consolePrograms.people.filter')} links={links} />
    </div>
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
