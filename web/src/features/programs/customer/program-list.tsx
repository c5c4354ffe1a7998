import type { UserProgram } from 'contract/programs/calls'
import { customerStatuses } from 'contract/programs/rules'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { FilterLinks } from '../../../ui/filter-links'
import { SearchForm } from '../../../ui/form/search-form'
import { LinkButton } from '../../../ui/link-button'
import { ListCount } from '../../../ui/list-page'
import { NarrowFold } from '../../../ui/narrow-fold'
import { Select } from '../../../ui/select'
import { ProgramCard } from './program-card'
import {
  categoriesOf,
  filterPrograms,
  filterQuery,
  type ProgramFilter,
  readFilter,
  runningFirst,
} from './program-filter'
import { ProgramStats } from './program-stats'
import { programsWords } from './words/programs-words'

const STATUSES = ['', ...customerStatuses] as const

/** The numbers of all programs, the filters, and the cards that fit. */
export function ProgramList({ programs }: { programs: readonly UserProgram[] }) {
  const t = useT(programsWords)
  const [params] = useSearchParams()
  const filter = readFilter(params)
  const found = filterPrograms(runningFirst(programs), filter)
  const filtered = filter.search !== '' || filter.status !== '' || filter.category !== ''
  return (
    <>
      <ProgramStats programs={programs} />
      <NarrowFold label={t('myPrograms.filter.fold')} isChosen={filtered}>
        <Filters programs={programs} filter={filter} />
      </NarrowFold>
      <ListCount>{filtered ? t('myPrograms.filter.found', { count: found.length }) : null}</ListCount>
      {found.length === 0 ? (
        <EmptyState
          drawing="shelf"
          title={t('myPrograms.filter.none')}
          text={t('myPrograms.filter.noneText')}
        >
          <LinkButton to="/programs" kind="secondary">
            {t('myPrograms.filter.reset')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {found.map((program) => (
            <li key={program._id}>
              <ProgramCard program={program} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Filters({ programs, filter }: { programs: readonly UserProgram[]; filter: ProgramFilter }) {
  const t = useT(programsWords)
  const { locale } = useLocale()
  const navigate = useNavigate()
  const to = (change: Partial<ProgramFilter>) => ({
    pathname: '/programs',
    search: filterQuery({ ...filter, ...change }),
  })
  // The status itself is shown as it comes.
  const labelOf = (status: (typeof STATUSES)[number]) => {
    if (status === '') return t('myPrograms.filter.all')
    return status === 'paused' ? t('myPrograms.filter.paused') : t(`myPrograms.status.${status}`)
  }
  const change = (next: Partial<ProgramFilter>) => void navigate(to(next), { replace: true })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <SearchForm
          value={filter.search}
          onSearch={(search) => change({ search })}
          label={t('myPrograms.filter.search')}
          placeholder={t('myPrograms.filter.placeholder')}
          clearLabel={t('myPrograms.filter.clear')}
          className="min-w-0 flex-1 basis-56"
        />
        <div className="min-w-0 flex-1 basis-44 sm:max-w-64">
          <Select
            hideLabel
            label={t('myPrograms.filter.category')}
            value={filter.category}
            onChange={({ target }) => change({ category: target.value })}
          >
            <option value="">{t('myPrograms.filter.everyCategory')}</option>
            {categoriesOf(programs, locale).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
      </div>
      <FilterLinks
        label={t('myPrograms.filter.status')}
        links={STATUSES.map((status) => ({
          key: status || 'all',
          label: labelOf(status),
          to: to({ status }),
          current: filter.status === status,
          count: filterPrograms(programs, { ...filter, status }).length,
        }))}
      />
    </div>
  )
}
