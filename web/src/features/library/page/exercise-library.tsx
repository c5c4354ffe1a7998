import type { LibraryExercise } from 'contract/library/calls'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { SearchForm } from '../../../ui/form/search-form'
import { listQuery, readListPlace } from '../../../ui/list-params'
import type { Column } from '../../../ui/table/columns'
import { PagedTable } from '../../../ui/table/paged-table'
import type { LibraryArea } from '../library.api'
import { ExerciseDialog } from './exercise-dialog'
import { useExercises } from './library-page.api'
import { libraryWords } from './words/library-words'

/** The list of exercises with its search; a press opens one. */
export function ExerciseLibrary({ area }: { area: LibraryArea }) {
  const t = useT(libraryWords)
  const navigate = useNavigate()
  const at = readListPlace(useSearchParams()[0])
  const exercises = useExercises(area, at)
  /** Open exercise; null for a new one, undefined for none. */
  const [open, setOpen] = useState<LibraryExercise | null>()
  const to = (change: Partial<typeof at>) => ({
    search: listQuery({ status: undefined, ...at, page: 1, ...change }),
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchForm
          className="min-w-0 flex-1 basis-72"
          value={at.search}
          onSearch={(search) => void navigate(to({ search }), { replace: true })}
          label={t('library.search')}
          placeholder={t('library.searchHint')}
          clearLabel={t('library.clear')}
        />
        <Button onClick={() => setOpen(null)}>{t('library.add')}</Button>
      </div>
      <PagedTable
        label={t('library.title')}
        columns={useColumns(area, setOpen)}
        query={exercises}
        page={at.page}
        to={(page) => to({ page })}
        loading={t('library.loading')}
        failed={t('library.failed')}
        empty={<EmptyState drawing="clipboard" title={t(at.search ? 'library.none' : 'library.empty')} />}
        found={(count) => t('library.found', { count })}
      />
      {open !== undefined ? (
        <ExerciseDialog
          key={open?._id ?? 'new'}
          area={area}
          exercise={open}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}

function useColumns(
  area: LibraryArea,
  onOpen: (exercise: LibraryExercise) => void,
): Column<LibraryExercise>[] {
  const t = useT(libraryWords)
  const list = (entries: readonly string[]) => <bdi>{entries.join(t('common.comma'))}</bdi>
  return [
    {
      key: 'name',
      label: t('library.name'),
      card: 'title',
      cell: (exercise) => (
        <span className="flex flex-wrap items-center gap-2">
          <button type="button" className="link min-h-11 text-start" onClick={() => onOpen(exercise)}>
            <bdi>{exercise.filled.name}</bdi>
          </button>
          {area === 'coach' && exercise.own ? <Badge>{t('library.own')}</Badge> : null}
        </span>
      ),
    },
    { key: 'equipment', label: t('library.fields.equipment'), cell: ({ filled }) => list(filled.equipment) },
    {
      key: 'muscles',
      label: t('library.fields.muscleGroups'),
      cell: ({ filled }) => list(filled.muscleGroups),
    },
  ]
}
