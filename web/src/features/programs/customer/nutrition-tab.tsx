import type { MyProgram } from 'contract/programs/calls'
import type { Macros } from 'contract/programs/meal-rules'
import { type MealKey, mealKeys, type ProgramData } from 'contract/programs/plan'
import { useT } from '../../../i18n/i18n'
import { Fact } from '../../../ui/fact'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { PlateArc } from '../../../ui/plate-arc'
import { useEatenToday } from './eaten-today.api'
import { MealTime } from './meal-time'
import { Meter } from './meter'
import { Entries, ListPart, NamedEntries, NothingHere, Part } from './program-parts'
import { isRunning } from './running'
import type { TabProps } from './tab-props'
import { programsWords } from './words/programs-words'

type Nutrition = ProgramData['nutrition']
type Meal = Nutrition['mealPlan'][MealKey]

const MACROS = ['protein', 'carbs', 'fats'] as const

/** Returns true if the meal has any planned value. */
function isPlanned(meal: Meal): boolean {
  return (
    meal.calories > 0 || meal.time !== '' || meal.foods.length > 0 || meal.recipes !== '' || meal.protein > 0
  )
}

/** Daily targets, meals, drinks and supplements. */
export function NutritionTab({ userId, program, plan: { nutrition } }: TabProps) {
  const t = useT(programsWords)
  const meals = mealKeys.filter((key) => isPlanned(nutrition.mealPlan[key]))
  const { hydration, supplements, restrictions } = nutrition
  const drinks = hydration.dailyWater || hydration.timing.length || hydration.additionalFluids.length
  const targets = nutrition.dailyCalories > 0 || MACROS.some((name) => nutrition.macronutrients[name] > 0)
  if (meals.length === 0 && !targets && !drinks && supplements.length + restrictions.length === 0)
    return <NothingHere />
  return (
    <div className="grid gap-8">
      {targets ? <Targets nutrition={nutrition} userId={userId} program={program.userProgram} /> : null}
      {meals.length > 0 ? (
        <Part title={t('myPrograms.nutrition.meals')}>
          {isRunning(program.userProgram) ? (
            <LinkButton
              to={`/programs/${program.userProgram.id}/shopping`}
              kind="secondary"
              className="justify-self-start"
            >
              {t('myPrograms.nutrition.shopping')}
            </LinkButton>
          ) : null}
          <div className="grid items-start gap-3 lg:grid-cols-2">
            {meals.map((key) => (
              <MealCard key={key} name={key} meal={nutrition.mealPlan[key]} />
            ))}
          </div>
        </Part>
      ) : null}
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {drinks ? <Hydration hydration={hydration} /> : null}
        <ListPart title={t('myPrograms.nutrition.supplements')} entries={supplements} />
        <ListPart title={t('myPrograms.nutrition.restrictions')} entries={restrictions} />
      </div>
    </div>
  )
}

interface TargetsProps {
  nutrition: Nutrition
  userId: string
  program: MyProgram['userProgram']
}

/** What was eaten today against the target of a day: macros as arcs, energy as a bar; the targets alone where nothing runs. */
function Targets({ nutrition, userId, program }: TargetsProps) {
  const t = useT(programsWords)
  const eaten = useEatenToday(userId, program, nutrition.mealPlan)
  const targets: Macros = { calories: nutrition.dailyCalories, ...nutrition.macronutrients }
  const target = t('myPrograms.nutrition.kcal', { n: targets.calories })
  return (
    <Part
      title={t('myPrograms.nutrition.day')}
      text={t(eaten ? 'myPrograms.nutrition.dayText' : 'myPrograms.nutrition.targetsText')}
    >
      <div className="grid gap-5 rounded-card border border-hairline p-5">
        {eaten ? (
          <Meter
            name={t('myPrograms.nutrition.calories')}
            value={eaten.calories}
            max={targets.calories}
            text={`${t('myPrograms.nutrition.kcal', { n: eaten.calories })} ${t('myPrograms.nutrition.ofTarget', { target })}`}
          />
        ) : (
          <p className="flex justify-between gap-4">
            <span className="font-semibold">{t('myPrograms.nutrition.calories')}</span>
            <span className="tabular-nums">{target}</span>
          </p>
        )}
        <ul className="grid gap-4 sm:grid-cols-3">
          {MACROS.map((name) => (
            <li key={name} className="flex items-center gap-3.5">
              <MacroTarget
                name={t(`myPrograms.nutrition.${name}`)}
                value={eaten?.[name]}
                target={targets[name]}
              />
            </li>
          ))}
        </ul>
      </div>
    </Part>
  )
}

function MacroTarget({ name, value, target }: { name: string; value: number | undefined; target: number }) {
  const t = useT(programsWords)
  const grams = t('myPrograms.nutrition.grams', { n: target })
  return (
    <>
      {value === undefined ? null : (
        <PlateArc value={target > 0 ? Math.min(1, value / target) : 0} size={52} />
      )}
      <div className="grid leading-snug">
        <span className="text-ink-soft text-sm">{name}</span>
        <span className="font-semibold tabular-nums">
          {value === undefined ? grams : t('myPrograms.nutrition.grams', { n: value })}
        </span>
        {value === undefined ? null : (
          <span className="text-ink-soft text-sm tabular-nums">
            {t('myPrograms.nutrition.ofTarget', { target: grams })}
          </span>
        )}
      </div>
    </>
  )
}

function MealCard({ name, meal }: { name: MealKey; meal: Meal }) {
  const t = useT(programsWords)
  const macros = MACROS.map(
    (one) => `${t(`myPrograms.nutrition.${one}`)} ${t('myPrograms.nutrition.grams', { n: meal[one] })}`,
  )
  return (
    <details className="group rounded-card border border-hairline bg-raised">
      <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-3">
        <span className="grid min-w-0 flex-1 gap-0.5 leading-snug">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{t(`myPrograms.nutrition.meal.${name}`)}</span>
            {meal.time ? (
              <span className="text-ink-soft text-sm tabular-nums">
                <MealTime value={meal.time} />
              </span>
            ) : null}
          </span>
          <span className="text-ink-soft text-sm tabular-nums">
            {[t('myPrograms.nutrition.kcal', { n: meal.calories }), ...macros].join(' · ')}
          </span>
        </span>
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-hairline border-t px-4 py-4">
        <NamedEntries title={t('myPrograms.nutrition.foods')} entries={meal.foods} />
        {meal.recipes ? (
          <div className="grid gap-1">
            <h4 className="font-semibold text-sm">{t('myPrograms.nutrition.recipes')}</h4>
            <p dir="auto" className="w-fit whitespace-pre-line text-start">
              {meal.recipes}
            </p>
          </div>
        ) : null}
        <NamedEntries title={t('myPrograms.nutrition.alternatives')} entries={meal.alternatives} />
      </div>
    </details>
  )
}

function Hydration({ hydration }: { hydration: Nutrition['hydration'] }) {
  const t = useT(programsWords)
  return (
    <Part title={t('myPrograms.nutrition.hydration')}>
      <dl className="grid gap-3">
        {hydration.dailyWater ? (
          <Fact name={t('myPrograms.nutrition.dailyWater')}>
            <bdi>{hydration.dailyWater}</bdi>
          </Fact>
        ) : null}
        {hydration.timing.length > 0 ? (
          <Fact name={t('myPrograms.nutrition.timing')}>
            <Entries entries={hydration.timing} />
          </Fact>
        ) : null}
        {hydration.additionalFluids.length > 0 ? (
          <Fact name={t('myPrograms.nutrition.fluids')}>
            <Entries entries={hydration.additionalFluids} />
          </Fact>
        ) : null}
      </dl>
    </Part>
  )
}
