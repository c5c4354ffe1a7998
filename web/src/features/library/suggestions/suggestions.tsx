import type { LibraryExercise } from 'contract/library/calls'
import type { KeyboardEvent } from 'react'
import { useT } from '../../../i18n/i18n'
import { type LibraryArea, useSuggestions } from '../library.api'
import { suggestionsWords } from './words/suggestions-words'

interface Props {
  area: LibraryArea | undefined
  /** Name that is being typed. */
  text: string
  onPick: (exercise: LibraryExercise) => void
}

/** Exercises of the library for a typed name; the arrows walk through them, Enter takes one. */
export function Suggestions({ area, text, onPick }: Props) {
  const t = useT(suggestionsWords)
  const found = useSuggestions(area, text)
  return (
    <>
      <p role="status" className="sr-only">
        {found ? t('suggestions.found', { count: found.length }) : ''}
      </p>
      {found && found.length > 0 ? (
        <ul
          aria-label={t('suggestions.title')}
          className="grid gap-1 rounded-card border border-hairline bg-raised p-1"
          onKeyDown={walk}
        >
          {found.map((exercise) => (
            <li key={exercise._id}>
              <button
                type="button"
                data-suggestion
                onClick={() => onPick(exercise)}
                className="grid min-h-11 w-full content-center rounded-field px-3 py-1 text-start hover:bg-sunken"
              >
                <bdi className="font-semibold">{exercise.filled.name}</bdi>
                <span className="text-ink-soft text-sm">
                  {[...exercise.filled.equipment, ...exercise.filled.muscleGroups].join(t('common.comma'))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Moves the focus within the list; Enter belongs to the button, not to the form around it. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (event.key === 'Enter') event.stopPropagation()
  if (step === 0) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-suggestion]')]
  buttons[buttons.indexOf(document.activeElement as HTMLElement) + step]?.focus()
}
