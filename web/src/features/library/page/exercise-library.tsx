import type { LibraryExercise } from 'contract/library/calls'
import { useT } from '../../../i18n/i18n'
import { Fact } from '../../../ui/fact'
import type { Column } from '../../../ui/table/columns'
import { ExerciseVideo } from '../exercise-video'
import type { LibraryArea } from '../library.api'
import { EntryList } from './entry-list'
import { ExerciseForm } from './exercise-form'
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
        new: t('library.new'),
        saved: t('library.saved'),
        notSaved: t('library.notSaved'),
        readOnly: t('library.readOnly'),
        remove: t('library.remove'),
        question: t('library.removeText'),
        removed: t('library.removed'),
      }}
      Facts={ExerciseFacts}
      Form={ExerciseForm}
      // A new one stays open: only now it can have a video.
      closes={(before, saved) => before !== null && saved.version !== before.version}
    />
  )
}

function ExerciseFacts({ entry: { filled } }: { entry: LibraryExercise }) {
  const t = useT(libraryWords)
  const facts = [
    ['category', filled.category],
    ['difficulty', filled.difficulty],
    ['equipment', filled.equipment.join(t('common.comma'))],
    ['muscleGroups', filled.muscleGroups.join(t('common.comma'))],
    ['alternatives', filled.alternatives.join(t('common.comma'))],
  ] as const
  return (
    <>
      {filled.technique ? (
        <p dir="auto" className="whitespace-pre-line">
          {filled.technique}
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        {facts.map(([name, value]) =>
          value ? (
            <Fact key={name} name={t(`library.fields.${name}`)}>
              <bdi>{value}</bdi>
            </Fact>
          ) : null,
        )}
      </dl>
      {filled.videoUrl ? (
        <ExerciseVideo address={filled.videoUrl} label={t('library.watch')} newTab={t('library.newTab')} />
      ) : null}
    </>
  )
}
