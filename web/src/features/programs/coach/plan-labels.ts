import { dayKeys, mealKeys } from 'contract/programs/plan'
import { planNodeAt } from 'contract/programs/plan-paths'
import type { useT } from '../../../i18n/i18n'
import type { PlanPart } from './clipboard'
import type { programEditorWords } from './words/program-editor-words'

export type EditorT = ReturnType<typeof useT<[typeof programEditorWords]>>

/** Splits a path into its meal or day, and the rest. */
function partOf(path: string) {
  const [, folder, key, rest = ''] =
    /^(nutrition\.mealPlan|workout\.weeklySchedule)\.(\w+)\.(.+)$/.exec(path) ?? []
  const meal = folder === 'nutrition.mealPlan' ? mealKeys.find((one) => one === key) : undefined
  const day = folder === 'workout.weeklySchedule' ? dayKeys.find((one) => one === key) : undefined
  return { meal, day, rest }
}

/** The name of a field of the plan, as it stands above it. */
export function labelOf(t: EditorT, path: string): string {
  const { meal, day, rest } = partOf(path)
  const general = meal
    ? `meal.${rest}`
    : day
      ? `day.${rest}`
      : path.replace(/^(workout\.progression)\..*/, '$1')
  // Every path of the description has its word (plan-labels.test.ts); few say how far the number goes.
  const node = planNodeAt(path)
  const max = node?.kind === 'integer' ? node.max : 0
  return t(`programEditor.plan.${general}` as 'programEditor.plan.lifestyle.sleep.quality', { max })
}

/** Returns the full label with meal, day or phase. */
export function fullLabelOf(t: EditorT, path: string): string {
  const field = labelOf(t, path)
  const { meal, day } = partOf(path)
  if (meal) return t('programEditor.part', { part: t(`programEditor.meals.${meal}`), field })
  if (day) return t('programEditor.part', { part: t(`programEditor.days.${day}`), field })
  const phase = /^workout\.progression\.(.+)$/.exec(path)?.[1]
  return phase ? t('programEditor.part', { part: field, field: phaseLabel(t, phase) }) : field
}

/** Message after a part was copied: where it can be pasted. */
export function copiedText(t: EditorT, { kind }: PlanPart): string {
  return t(kind === 'meal' ? 'programEditor.edits.copiedMeal' : 'programEditor.edits.copiedTraining')
}

/** `phase3` reads “Phase 3”; a phase of another name keeps it. */
export function phaseLabel(t: EditorT, name: string): string {
  const n = /^phase\s*[-_]?(\d+)$/i.exec(name)?.[1]
  return n ? t('programEditor.phases.name', { n: Number(n) }) : name
}

/** A number with its unit. */
export function withUnit(t: EditorT, value: number, unit?: 'kcal' | 'g' | 'min' | 'days' | 'kg'): string {
  if (!unit) return t.number(value)
  return unit === 'days'
    ? t('programEditor.units.days', { count: value })
    : t(`programEditor.units.${unit}`, { n: value })
}
