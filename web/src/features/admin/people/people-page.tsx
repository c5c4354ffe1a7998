import type { PersonRow } from 'contract/admin/people-calls'
import { PEOPLE_COUNTED_MAX, PEOPLE_FOUND_MAX, personStates } from 'contract/admin/people-rules'
import { useLocation, useNavigate } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { FilterBar } from '../../../ui/filter-bar'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { OneLine } from '../../../ui/one-line'
import { usePageTitle } from '../../../ui/page-title'
import type { Column } from '../../../ui/table/columns'
import { DateCell } from '../../../ui/table/date-cell'
import { PagedTable } from '../../../ui/table/paged-table'
import { RowLink } from '../../../ui/table/row'
import { peopleRoles, peopleSearch, usePeopleParams } from './list-params'
import { type PeopleQuery, usePeople } from './people.api'
import { PersonState, useRoleText } from './person-state'
import { peopleWords } from './words/people-words'

/** Everybody with an account, to be found by role, state, name and address. */
export default function PeoplePage() {
  const t = useT(consoleWords, peopleWords)
  const at = usePeopleParams()
  const columns = useColumns(useLocation().search)
  const people = usePeople(at)
  const most = at.search ? PEOPLE_FOUND_MAX : PEOPLE_COUNTED_MAX
  usePageTitle(t('console.title', { page: t('people.title') }))
  return (
    <ListPage title={t('people.title')} intro={t('people.intro')}>
      <Filter at={at} />
      <PagedTable
        label={t('people.title')}
        columns={columns}
        query={people}
        page={at.page}
        to={(page) => ({ search: peopleSearch(at, { page }) })}
        loading={t('people.loading')}
        failed={t('people.failed')}
        empty={<Empty at={at} />}
        found={(count) =>
          count >= most ? t('people.foundMany', { count: most }) : t('people.found', { count })
        }
      />
    </ListPage>
  )
}

/** The columns of the list; the name is the link of its row. `from` is the list's own address, to come back to. */
function useColumns(from: string): Column<PersonRow>[] {
  const t = useT(peopleWords)
  const roleText = useRoleText()
  return [
    {
      key: 'person',
      label: t('people.columns.person'),
      card: 'title',
      cell: (person) => (
        <>
          <RowLink
            to={`/admin/people/${person._id}`}
            state={{ from }}
            className="wrap-anywhere @max-[40rem]:text-base"
          >
            <bdi>{fullName(person)}</bdi>
          </RowLink>
          <OneLine className="text-ink-soft">{person.email}</OneLine>
        </>
      ),
    },
    {
      key: 'role',
      label: t('people.columns.role'),
      card: 'plain',
      width: '9.5rem',
      cell: (person) => roleText(person),
    },
    {
      key: 'joined',
      label: t('people.columns.joined'),
      card: 'plain',
      width: '8.5rem',
      cell: ({ createdAt }) => <DateCell value={createdAt} />,
    },
    {
      key: 'state',
      label: t('people.state'),
      card: 'corner',
      width: 'minmax(9rem,0.65fr)',
      cell: (person) => <PersonState person={person} />,
    },
  ]
}

/** Search, state and role, all part of the address. */
function Filter({ at }: { at: PeopleQuery }) {
  const t = useT(peopleWords)
  const navigate = useNavigate()
  const go = (change: Partial<PeopleQuery>) =>
    void navigate({ search: peopleSearch(at, change) }, { replace: true })
  const links = [undefined, ...peopleRoles].map((role) => ({
    key: role ?? 'all',
    label: role ? t(`people.roles.${role}`) : t('people.all'),
    to: { search: peopleSearch(at, { role }) },
    current: role === at.role,
  }))
  return (
    <FilterBar
      search={{
        value: at.search,
        onSearch: (search) => go({ search }),
        label: t('people.search'),
        placeholder: t('people.searchHint'),
        clearLabel: t('people.clear'),
      }}
      choice={{
        label: t('people.state'),
        all: t('people.anyState'),
        value: at.state,
        options: personStates.map((state) => ({ value: state, label: t(`people.states.${state}`) })),
        onChange: (state) => go({ state }),
      }}
      filter={{ label: t('people.filter'), links }}
    />
  )
}

function Empty({ at }: { at: PeopleQuery }) {
  const t = useT(peopleWords)
  if (!at.search && !at.role && !at.state)
    return <EmptyState drawing="clipboard" title={t('people.none')} text={t('people.noneText')} />
  return (
    <EmptyState drawing="clipboard" title={t('people.nothingFound')} text={t('people.nothingFoundText')}>
      <LinkButton to={{ search: '' }} kind="secondary">
        {t('people.showAll')}
      </LinkButton>
    </EmptyState>
  )
}
