import { type MealKey, mealKeys } from 'contract/programs/plan'
import { valueAt } from 'contract/programs/plan-changes'
import { planNodeAt } from 'contract/programs/plan-paths'
import { useCallback } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Accordion, AccordionEntry } from '../../../ui/accordion'
import { Meter } from '../../../ui/meter'
import { FlaggedPart, FoodMark } from './flags/flags'
import { MealSuggestions } from './meal-suggestions'
import { PartActs } from './part-buttons'
import { PasteFurtherMeal, PasteMeal } from './paste-buttons'
import { usePlanEditor } from './plan-editor'
import { PlanField } from './plan-field'
import { labelOf, withUnit } from './plan-labels'
import { Panel, Section } from './section'
import { programEditorWords } from './words/program-editor-words'

const daily = [
  'nutrition.dailyCalories',
  'nutrition.macronutrients.protein',
  'nutrition.macronutrients.carbs',
  'nutrition.macronutrients.fats',
]

/** The same function at each render, so that entries are not drawn anew. */
const markFood = (text: string) => <FoodMark text={text} />

export function NutritionTab() {
  const t = useT(programEditorWords)
  const { editable } = usePlanEditor()
  return (
    <div className="grid gap-8">
      <FlaggedPart part="nutrition">
        <Section title={t('programEditor.sections.daily')}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {daily.map((path) => (
              <DailyCard key={path} path={path} />
            ))}
          </ul>
        </Section>
        <Section title={t('programEditor.sections.meals')}>
          <Accordion label={t('programEditor.sections.meals')}>
            {mealKeys.map((key) => (
              <Meal key={key} meal={key} />
            ))}
          </Accordion>
          {editable ? <PasteFurtherMeal /> : null}
        </Section>
        <Section title={t('programEditor.sections.dietary')}>
          <Panel>
            <div className="grid gap-6 lg:grid-cols-2">
              <PlanField path="nutrition.restrictions" empty={t('programEditor.none.restrictions')} />
              <PlanField
                path="nutrition.supplements"
                empty={t('programEditor.none.supplements')}
                mark={markFood}
              />
            </div>
          </Panel>
        </Section>
        <Section title={t('programEditor.sections.hydration')}>
          <Panel>
            <div className="grid gap-6 lg:grid-cols-3">
              <PlanField path="nutrition.hydration.dailyWater" />
              <PlanField path="nutrition.hydration.timing" />
              <PlanField path="nutrition.hydration.additionalFluids" />
            </div>
          </Panel>
        </Section>
      </FlaggedPart>
    </div>
  )
}

/** A quantity of the day with its bar against the scale that the plan's description names. */
function DailyCard({ path }: { path: string }) {
  const t = useT(programEditorWords)
  const { data } = usePlanEditor()
  const node = planNodeAt(path)
  const { scale = 1, unit } = node?.kind === 'integer' ? node : {}
  const value = valueAt(data, path) as number
  return (
    <li className="grid content-between gap-3 rounded-card border border-hairline bg-raised p-4">
      <PlanField path={path} />
      <div className="grid gap-1">
        <Meter
          label={labelOf(t, path)}
          value={value}
          scale={scale}
          text={t('programEditor.units.of', {
            value: withUnit(t, value, unit),
            scale: withUnit(t, scale, unit),
          })}
        />
        <p aria-hidden="true" className="text-ink-soft text-xs tabular-nums">
          {t('programEditor.units.of', { value: t.number(value), scale: withUnit(t, scale, unit) })}
        </p>
      </div>
    </li>
  )
}

function Meal({ meal }: { meal: MealKey }) {
  const t = useT(programEditorWords)
  const { data, editable, acts, copy } = usePlanEditor()
  const { time, calories, protein, carbs, fats } = data.nutrition.mealPlan[meal]
  const path = `nutrition.mealPlan.${meal}`
  const suggest = useCallback(
    (draft: string, close: () => void) => <MealSuggestions meal={meal} draft={draft} close={close} />,
    [meal],
  )
  return (
    <AccordionEntry
      title={t(`programEditor.meals.${meal}`)}
      summary={
        <>
          <span>{time ? <bdi>{time}</bdi> : t('programEditor.none.notSet')}</span>
          <span className="tabular-nums">{withUnit(t, calories, 'kcal')}</span>
          <span className="tabular-nums">
            {t('programEditor.meals.macros', {
              protein: isolated(t.number(protein)),
              carbs: isolated(t.number(carbs)),
              fats: isolated(t.number(fats)),
            })}
          </span>
        </>
      }
    >
      {() => (
        <div className="grid gap-6">
          <PartActs
            part="meal"
            others={mealKeys.filter((other) => other !== meal)}
            labelOf={(other) => t(`programEditor.meals.${other}`)}
            onDuplicate={
              editable && acts
                ? (other) => acts.overwrite(`nutrition.mealPlan.${other}`, data.nutrition.mealPlan[meal])
                : undefined
            }
            onCopy={copy && (() => copy({ kind: 'meal', key: meal, value: data.nutrition.mealPlan[meal] }))}
            paste={editable ? <PasteMeal meal={meal} /> : null}
          />
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
            {(['time', 'calories', 'protein', 'carbs', 'fats'] as const).map((field) => (
              <PlanField key={field} path={`${path}.${field}`} />
            ))}
          </div>
          <div className="grid gap-6 lg:grid-cols-2">
            <PlanField
              path={`${path}.foods`}
              empty={t('programEditor.none.foods')}
              suggest={suggest}
              mark={markFood}
            />
            <div className="grid content-start gap-1.5">
              <PlanField
                path={`${path}.alternatives`}
                empty={t('programEditor.none.alternatives')}
                mark={markFood}
              />
              {editable ? (
                <p className="text-ink-soft text-xs">{t('programEditor.meals.alternativesHint')}</p>
              ) : null}
            </div>
          </div>
          <PlanField path={`${path}.recipes`} empty={t('programEditor.none.recipes')} />
        </div>
      )}
    </AccordionEntry>
  )
}
