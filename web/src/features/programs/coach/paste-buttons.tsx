import { type DayKey, type MealKey, mealKeys, type ProgramData } from 'contract/programs/plan'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { type CopiedOf, dayFor, exerciseFor, useClipboard } from './clipboard'
import { usePlanEditor } from './plan-editor'
import type { EditorT } from './plan-labels'
import { programEditorWords } from './words/program-editor-words'

const pastedText = (t: EditorT, name: string, place: string) =>
  t('programEditor.edits.pasted', { name, place })

interface ExerciseProps {
  day: DayKey
  /** The list cannot change now: there is a draft of all of it. */
  busy: boolean
  /** Called with the place of the row that is added. */
  onPaste: (at: number) => void
}

/** Adds the copied exercise at the end of a day. */
export function PasteExercise({ day, busy, onPaste }: ExerciseProps) {
  const t = useT(programEditorWords)
  const copied = useClipboard('exercise')
  const { data, acts, athleteId } = usePlanEditor()
  if (!copied || !acts) return null
  const name = isolatedName(copied.value.name)
  const path = `workout.weeklySchedule.${day}.exercises`
  const paste = () => {
    const at = data.workout.weeklySchedule[day].exercises.length
    onPaste(at)
    acts.insert(
      `${path}.${at}`,
      exerciseFor(athleteId, copied),
      pastedText(t, name, t(`programEditor.days.${day}`)),
    )
  }
  return (
    <Button kind="secondary" size="sm" disabled={busy} onClick={paste}>
      {t('programEditor.edits.paste', { name })}
    </Button>
  )
}

/** Replaces a day with the copied one. */
export function PasteDay({ day }: { day: DayKey }) {
  const t = useT(programEditorWords)
  const copied = useClipboard('day')
  const { acts, athleteId } = usePlanEditor()
  if (!copied || !acts) return null
  const name = t(`programEditor.days.${copied.key}`)
  const paste = () =>
    acts.overwrite(
      `workout.weeklySchedule.${day}`,
      dayFor(athleteId, copied),
      pastedText(t, name, t(`programEditor.days.${day}`)),
    )
  return (
    <Button size="sm" kind="quiet" tight onClick={paste}>
      {t('programEditor.edits.paste', { name })}
    </Button>
  )
}

/** Returns the function that replaces a meal with the copied one; null without one or where nothing can be changed. */
function usePasteMeal(): { copied: CopiedOf<'meal'>; name: string; paste: (to: MealKey) => void } | null {
  const t = useT(programEditorWords)
  const copied = useClipboard('meal')
  const { acts } = usePlanEditor()
  if (!copied || !acts) return null
  const name = t(`programEditor.meals.${copied.key}`)
  const paste = (to: MealKey) =>
    acts.overwrite(
      `nutrition.mealPlan.${to}`,
      copied.value,
      pastedText(t, name, t(`programEditor.meals.${to}`)),
    )
  return { copied, name, paste }
}

/** Replaces a meal with the copied one. */
export function PasteMeal({ meal }: { meal: MealKey }) {
  const t = useT(programEditorWords)
  const copied = usePasteMeal()
  if (!copied) return null
  return (
    <Button size="sm" kind="quiet" tight onClick={() => copied.paste(meal)}>
      {t('programEditor.edits.paste', { name: copied.name })}
    </Button>
  )
}

type Meal = ProgramData['nutrition']['mealPlan'][MealKey]
const isEmpty = (meal: Meal) =>
  Object.values(meal).every((value) => value === 0 || value === '' || (Array.isArray(value) && !value.length))

/** Adds the copied meal as the first one that the plan does not have yet. */
export function PasteFurtherMeal() {
  const t = useT(programEditorWords)
  const { data } = usePlanEditor()
  const copied = usePasteMeal()
  const free = mealKeys.find((key) => isEmpty(data.nutrition.mealPlan[key]))
  if (!copied || !free) return null
  return (
    <Button kind="secondary" size="sm" className="mt-3" onClick={() => copied.paste(free)}>
      {t('programEditor.edits.pasteAs', { name: copied.name, place: t(`programEditor.meals.${free}`) })}
    </Button>
  )
}
