import type { Allergen } from 'contract/catalog/label'
import type { BodyArea } from 'contract/library/body-areas'
import { MATCHED_TEXT_MAX, MATCHES_MAX } from 'contract/library/food-rules'
import { dayKeys, type Exercise, mealKeys, type ProgramData } from 'contract/programs/plan'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useAllergenList } from '../../../../i18n/allergens/use-allergen-list'
import { useLocale, useT } from '../../../../i18n/i18n'
import { Badge } from '../../../../ui/badge'
import { Notice } from '../../../../ui/notice'
import { usePlanEditor } from '../plan-editor'
import { programEditorWords } from '../words/program-editor-words'
import { useMatches } from './flags.api'

interface Flagged {
  /** Allergens of the athlete that a food contains, by its text. */
  foods: ReadonlyMap<string, readonly Allergen[]>
  /** Injured areas of the athlete that a muscle group loads, by its name. */
  muscleGroups: ReadonlyMap<string, readonly BodyArea[]>
}

const nothing: Flagged = { foods: new Map(), muscleGroups: new Map() }
const FlaggedContext = createContext<Flagged>(nothing)

const unique = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => text.trim() && text.length <= MATCHED_TEXT_MAX).slice(0, MATCHES_MAX)

const foodsOf = ({ nutrition }: ProgramData) => [
  ...mealKeys.flatMap((key) => [...nutrition.mealPlan[key].foods, ...nutrition.mealPlan[key].alternatives]),
  ...nutrition.supplements,
]
const muscleGroupsOf = ({ workout }: ProgramData) =>
  dayKeys.flatMap((key) => workout.weeklySchedule[key].exercises.flatMap(({ muscleGroups }) => muscleGroups))

/** Compares the open plan with what the athlete's answers name; says above it what that is. */
export function FlaggedPart({ part, children }: { part: 'nutrition' | 'workout'; children: ReactNode }) {
  const { data, flags } = usePlanEditor()
  const allergens = flags?.allergens ?? []
  const injuries = flags?.injuries ?? []
  const matches = useMatches({
    foods: part === 'nutrition' && allergens.length > 0 ? unique(foodsOf(data)) : [],
    muscleGroups: part === 'workout' && injuries.length > 0 ? unique(muscleGroupsOf(data)) : [],
  })
  const flagged = useMemo((): Flagged => {
    if (!matches || !flags) return nothing
    return {
      foods: new Map(
        matches.foods.map(({ text, allergens }) => [
          text,
          allergens.filter((one) => flags.allergens.includes(one)),
        ]),
      ),
      muscleGroups: new Map(
        matches.muscleGroups.map(({ text, areas }) => [
          text,
          areas.filter((one) => flags.injuries.includes(one)),
        ]),
      ),
    }
  }, [matches, flags])
  return (
    <FlaggedContext value={flagged}>
      {part === 'nutrition' && allergens.length > 0 ? <AllergiesNotice allergens={allergens} /> : null}
      {part === 'workout' && injuries.length > 0 ? <InjuriesNotice injuries={injuries} /> : null}
      {children}
    </FlaggedContext>
  )
}

function useListed() {
  const t = useT(programEditorWords)
  const { tag } = useLocale()
  return {
    t,
    allergens: useAllergenList(),
    areas: (some: readonly BodyArea[]) =>
      new Intl.ListFormat(tag).format(some.map((one) => t(`planFlags.areas.${one}`))),
  }
}

function AllergiesNotice({ allergens }: { allergens: readonly Allergen[] }) {
  const listed = useListed()
  return <Notice kind="warn">{listed.t('planFlags.allergic', { list: listed.allergens(allergens) })}</Notice>
}

function InjuriesNotice({ injuries }: { injuries: readonly BodyArea[] }) {
  const listed = useListed()
  return <Notice kind="warn">{listed.t('planFlags.injured', { list: listed.areas(injuries) })}</Notice>
}

/** Warning beside a food that contains what the athlete is allergic to. */
export function FoodMark({ text }: { text: string }) {
  const found = use(FlaggedContext).foods.get(text) ?? []
  return found.length > 0 ? <Contains allergens={found} /> : null
}

function Contains({ allergens: found }: { allergens: readonly Allergen[] }) {
  const { t, allergens } = useListed()
  return (
    <Badge kind="bad" className="my-1.5">
      {t('planFlags.contains', { list: allergens(found) })}
    </Badge>
  )
}

/** Warning at an exercise whose muscle groups load an injured area. */
export function ExerciseMark({ exercise }: { exercise: Exercise }) {
  const { muscleGroups } = use(FlaggedContext)
  const found = [...new Set(exercise.muscleGroups.flatMap((one) => muscleGroups.get(one) ?? []))]
  return found.length > 0 ? <Loads areas={found} /> : null
}

function Loads({ areas: found }: { areas: readonly BodyArea[] }) {
  const { t, areas } = useListed()
  return (
    <Badge kind="bad" className="justify-self-start">
      {t('planFlags.loads', { list: areas(found) })}
    </Badge>
  )
}

/** Returns the function that warns of a food of the library; undefined for one that the athlete may eat. */
export function useFoodWarning(): (contained: readonly Allergen[]) => string | undefined {
  const { t, allergens } = useListed()
  const own = usePlanEditor().flags?.allergens ?? []
  return (contained) => {
    const found = contained.filter((one) => own.includes(one))
    return found.length > 0 ? t('planFlags.contains', { list: allergens(found) }) : undefined
  }
}
