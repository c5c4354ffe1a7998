import { personStates } from 'contract/admin/people-rules'
import { useLocation, useNavigate } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { FilterBar } from '../../../ui/filter-bar'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { PagedTable } from '../../../ui/table/paged-table'
import { peopleRoles, peopleSearch, usePeopleParams } from './list-params'
import type { PeopleQuery } from './people.api'
import { usePeopleTable } from './people-table'
import { peopleWords } from './words/people-words'

/** List of all accounts, with search by name and email and filters by role and state. */
export default function PeoplePage() {
  const t = useT(consoleWords, peopleWords)
  const at = usePeopleParams()
  const table = usePeopleTable(at, useLocation().search)
  usePageTitle(t('console.title', { page: t('people.title') }))
  return (
    <ListPage title={t('people.title')} intro={t('people.intro')}>
      <Filter at={at} />
      <PagedTable {...table} />
    </ListPage>
  )
}

/** Search, state and role filters, all stored in the URL. */
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
