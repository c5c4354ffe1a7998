import type { LibraryExercise } from 'contract/library/calls'
import { useT } from '../../../i18n/i18n'
import { type LibraryArea, useSuggestions } from '../library.api'
import { SuggestionList } from './suggestion-list'
import { suggestionsWords } from './words/suggestions-words'

interface Props {
  area: LibraryArea | undefined
  /** Name that is being typed. */
  text: string
  onPick: (exercise: LibraryExercise) => void
}

/** Exercises of the library for a typed name. */
export function Suggestions({ area, text, onPick }: Props) {
  const t = useT(suggestionsWords)
  const found = useSuggestions(area, 'exercises', text)
  return (
    <SuggestionList
      label={t('suggestions.title')}
      status={found ? t('suggestions.found', { count: found.length }) : ''}
      suggestions={(found ?? []).map((exercise) => ({
        key: exercise._id,
        name: exercise.filled.name,
        detail: [...exercise.filled.equipment, ...exercise.filled.muscleGroups].join(t('common.comma')),
        onPick: () => onPick(exercise),
      }))}
    />
  )
}
