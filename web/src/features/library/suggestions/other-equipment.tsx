import type { LibraryExercise } from 'contract/library/calls'
import { useT } from '../../../i18n/i18n'
import { buttonClass } from '../../../ui/button-style'
import { menuItemClass, PopoverMenu } from '../../../ui/popover-menu'
import { Skeleton } from '../../../ui/skeleton'
import { type NamedExercise, useOtherEquipment } from '../library.api'
import { suggestionsWords } from './words/suggestions-words'

interface Props {
  /** Row that is to be replaced. */
  exercise: NamedExercise
  disabled: boolean
  onPick: (exercise: LibraryExercise) => void
}

/** Menu of exercises for the same muscles with other equipment; they are read when it opens. */
export function OtherEquipment({ exercise, disabled, onPick }: Props) {
  const t = useT(suggestionsWords)
  return (
    <PopoverMenu
      label={t('suggestions.swaps.title')}
      trigger={t('suggestions.swaps.title')}
      disabled={disabled}
      className={buttonClass({ kind: 'quiet', size: 'sm', tight: true })}
    >
      {(close) => (
        <Swaps
          exercise={exercise}
          onPick={(other) => {
            close()
            onPick(other)
          }}
        />
      )}
    </PopoverMenu>
  )
}

function Swaps({ exercise: replaced, onPick }: Omit<Props, 'disabled'>) {
  const t = useT(suggestionsWords)
  const { data, error, refetch } = useOtherEquipment(replaced)
  if (data?.length === 0) return <p className="px-3 py-2 text-ink-soft">{t('suggestions.swaps.none')}</p>
  if (data)
    return data.map((exercise) => (
      <button
        key={exercise._id}
        type="button"
        className={`${menuItemClass} py-1`}
        onClick={() => onPick(exercise)}
      >
        <span className="grid">
          <bdi className="font-semibold">{exercise.filled.name}</bdi>
          <span className="text-ink-soft text-sm">
            {exercise.filled.equipment.join(t('common.comma')) || t('suggestions.swaps.nothing')}
          </span>
        </span>
      </button>
    ))
  if (error)
    return (
      <div role="alert">
        <p className="px-3 pt-2 text-ink-soft">{t('suggestions.swaps.failed')}</p>
        <button type="button" className={menuItemClass} onClick={() => void refetch()}>
          {t('common.retry')}
        </button>
      </div>
    )
  return (
    <div role="status" className="grid gap-1">
      <span className="sr-only">{t('suggestions.swaps.loading')}</span>
      <Skeleton className="h-(--control-md)" />
      <Skeleton className="h-(--control-md)" />
    </div>
  )
}
