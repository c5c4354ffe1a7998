import type { PersonRow } from 'contract/admin/people-calls'
import { PEOPLE_COUNTED_MAX, PEOPLE_FOUND_MAX } from 'contract/admin/people-rules'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { useListBefore } from '../../../ui/detail-page'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { ListBeside } from '../../../ui/list-beside'
import { OneLine } from '../../../ui/one-line'
import type { Column } from '../../../ui/table/columns'
import { DateCell } from '../../../ui/table/date-cell'
import { RowLink } from '../../../ui/table/row'
import { peopleSearch, readPeopleParams } from './list-params'
import { type PeopleQuery, usePeople } from './people.api'
import { PersonState, useRoleText } from './person-state'
import { peopleWords } from './words/people-words'

/** Returns the table of a page of accounts. `from` is the list's query string, which the row links pass on. */
export function usePeopleTable(at: PeopleQuery, from: string) {
  const t = useT(peopleWords)
  const most = at.search ? PEOPLE_FOUND_MAX : PEOPLE_COUNTED_MAX
  return {
    label: t('people.title'),
    columns: useColumns(from),
    query: usePeople(at),
    page: at.page,
    to: (page: number) => ({ pathname: '/admin/people', search: peopleSearch(at, { page }) }),
    loading: t('people.loading'),
    failed: t('people.failed'),
    empty: <Empty at={at} />,
    found: (count: number) =>
      count >= most ? t('people.foundMany', { count: most }) : t('people.found', { count }),
  }
}

/** List from which the open account was reached, next to it. */
export function PeopleBeside() {
  const from = useListBefore()
  const roleText = useRoleText()
  return (
    <ListBeside
      {...usePeopleTable(readPeopleParams(new URLSearchParams(from)), from)}
      from={from}
      row={(person) => ({
        to: `/admin/people/${person._id}`,
        title: <bdi>{fullName(person)}</bdi>,
        under: person.email,
        end: person.locked || person.closesAt ? <PersonState person={person} /> : roleText(person),
        endUnder: <DateText value={person.createdAt} look="short" />,
      })}
    />
  )
}

/** Returns the columns; the name is the row's link. `from` is the list's query string for the way back. */
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
      card: 'plain',
      width: 'minmax(9rem,0.65fr)',
      cell: (person) => <PersonState person={person} />,
    },
  ]
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
