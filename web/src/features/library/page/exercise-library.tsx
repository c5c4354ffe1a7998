import type { LibraryExercise } from 'contract/library/calls'
import { useT } from '../../../i18n/i18n'
import type { Column } from '../../../ui/table/columns'
import type { LibraryArea } from '../library.api'
import { EntryList } from './entry-list'
import { ExerciseDialog } from './exercise-dialog'
import { libraryWords } from './words/library-words'

/** Exercises of the library. */
export function ExerciseLibrary({ area }: { area: LibraryArea }) {
  const t = useT(libraryWords)
  const list = (entries: readonly string[]) => <bdi>{entries.join(t('common.comma'))}</bdi>
  const columns: Column<LibraryExercise>[] = (['equipment', 'muscleGroups'] as const).map((key) => ({
    key,
    label: t(`library.fields.${key}`),
    cell: ({ filled }) => list(filled[key]),
  }))
  return (
    <EntryList
      area={area}
      kind="exercises"
      columns={columns}
      texts={{
        label: t('library.title'),
        search: t('library.search'),
        add: t('library.add'),
        empty: t('library.empty'),
        none: t('library.none'),
        found: (count) => t('library.found', { count }),
      }}
      dialog={(exercise, onClose) => (
        <ExerciseDialog key={exercise?._id ?? 'new'} area={area} exercise={exercise} onClose={onClose} />
      )}
    />
  )
}
