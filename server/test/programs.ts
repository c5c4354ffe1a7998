import { dayKeys, newExercise, type PlannedExercise, type ProgramData } from 'contract/programs/plan'
import { emptyPlan } from 'contract/programs/plan-form'
import type { UserProgramStatus } from 'contract/programs/rules'
import { addTemplate, type TemplateInput } from '../src/features/programs/console/templates.logic'
import { transaction } from '../src/kernel/db/transaction'
import { checkoutBody, makeAccount, makeProduct } from './factories'
import type { TestApp } from './test-app'
import { makeUserProgram } from './user-programs'

let serial = 0

export type Person = Awaited<ReturnType<typeof makeAccount>>

const PERSIAN = { name: 'قدرت', description: 'با هالتر', categoryName: 'قدرتی' }

/** The body of a template that is right. */
export function templateBody(changes: Partial<TemplateInput> = {}): TemplateInput {
  return {
    name: `Strength ${++serial}`,
    description: 'With a barbell.',
    categoryId: { name: 'Strength', color: '#1f6b4d' },
    metadata: { duration: 84, difficulty: 'intermediate' },
    translations: { fa: PERSIAN },
    isActive: true,
    programData: planWith({}),
    questions: [],
    ...changes,
  }
}

/** A plan with sessions on Monday, Wednesday and Friday, and some values that tests look for. */
export function planWith(changes: Partial<ProgramData>): ProgramData {
  const plan = emptyPlan()
  for (const day of ['monday', 'wednesday', 'friday'] as const)
    plan.workout.weeklySchedule[day].focus = 'Legs'
  return {
    ...plan,
    title: 'Plan',
    duration: 84,
    goals: ['Run'],
    workout: { ...plan.workout, progression: { phase1: { focus: 'Learn' }, phase2: { focus: 'Build' } } },
    ...changes,
  }
}

/** An exercise of a plan with empty lists. */
export const exerciseRow = (name: string, changes: Partial<PlannedExercise> = {}): PlannedExercise => ({
  ...structuredClone(newExercise),
  equipment: [],
  alternatives: [],
  muscleGroups: [],
  name,
  ...changes,
})

/** A plan with these exercises on Monday. */
export function planOnMonday(rows: PlannedExercise[], changes: Partial<ProgramData> = {}): ProgramData {
  const plan = planWith(changes)
  plan.workout.weeklySchedule.monday.exercises = rows
  return plan
}

/** A plan with an exercise on every day, whose row is named after the day. */
export function planEachDay(name: string): ProgramData {
  const plan = planWith({})
  const lists = { equipment: [], alternatives: [], muscleGroups: [] }
  for (const key of dayKeys)
    plan.workout.weeklySchedule[key].exercises = [
      { ...newExercise, ...lists, id: `row-${key}`, name, sets: 2 },
    ]
  return plan
}

export const QUESTIONS: TemplateInput['questions'] = [
  {
    id: 'goal',
    category: 'Training',
    type: 'text',
    question: 'What is your goal?',
    required: true,
    translations: { fa: { category: 'تمرین', question: 'هدف شما چیست؟' } },
  },
  {
    id: 'place',
    category: 'Training',
    type: 'single',
    question: 'Where do you train?',
    required: true,
    options: ['At home', 'In a gym'],
    translations: { fa: { category: 'تمرین', question: 'کجا تمرین می‌کنید؟', options: ['خانه', 'باشگاه'] } },
  },
  {
    id: 'gear',
    category: 'Equipment',
    type: 'multiple',
    question: 'What do you have?',
    required: false,
    options: ['Barbell', 'Bands', 'Nothing'],
    translations: {},
  },
  {
    id: 'days',
    category: 'Time',
    type: 'number',
    question: 'Days a week?',
    required: true,
    min: 1,
    max: 7,
    translations: {},
  },
  {
    id: 'sleep',
    category: 'Time',
    type: 'scale',
    question: 'Sleep?',
    required: false,
    min: 1,
    max: 10,
    translations: {},
  },
  {
    id: 'doctor',
    category: 'Health',
    type: 'boolean',
    question: 'Advised against?',
    required: true,
    translations: {},
  },
  { id: 'start', category: 'Time', type: 'date', question: 'From when?', required: false, translations: {} },
]

/** A template; returns its id and name. */
export async function makeTemplate(app: TestApp, changes: Partial<TemplateInput> = {}) {
  const body = templateBody(changes)
  return { id: await transaction(app.deps.db, (tx) => addTemplate(tx, body)), name: body.name }
}

/** A coach who offers templates. */
export async function makeCoach(
  app: TestApp,
  programIds: readonly string[] = [],
  capacity?: number,
): Promise<Person> {
  const coach = await makeAccount(app, ['coach'])
  for (const id of programIds)
    await app.deps.db`insert into program_coaches (coach_id, program_id) values (${coach.id}, ${id})`
  if (capacity !== undefined)
    await app.deps.db`insert into coach_capacities (coach_id, capacity) values (${coach.id}, ${capacity})`
  return coach
}

/** A program with a plan, its customer and its coach. */
export async function makePlan(
  app: TestApp,
  {
    status = 'active',
    plan = planWith({}),
    coach,
  }: { status?: UserProgramStatus; plan?: ProgramData; coach?: Person } = {},
) {
  const template = await makeTemplate(app)
  const [customer, coached] = [await makeAccount(app), coach ?? (await makeCoach(app))]
  const begun = status !== 'creating'
  const id = await makeUserProgram(app, {
    accountId: customer.id,
    programId: template.id,
    coachId: coached.id,
    status,
    startDate: begun ? dayAgo(10) : null,
  })
  await app.deps.db`
    update user_programs set data = ${app.deps.db.json(plan)},
      published_at = ${begun ? new Date() : null} where id = ${id}`
  return { id, customer, coach: coached, template }
}

/** The day that was so many days ago, `YYYY-MM-DD`. */
export function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** A product that carries a template. */
export function makeProgramProduct(app: TestApp, template: string): Promise<string> {
  return makeProduct(app, { trackStock: false, stock: 0, programTemplate: template })
}

/** Orders products for cash; returns the order's number. */
export async function order(app: TestApp, buyer: Person, products: readonly string[], method = 'cod') {
  for (const productId of products)
    await app.call('POST', '/orders/cart/add', { token: buyer.token, body: { productId, quantity: 1 } })
  const body = checkoutBody({ paymentMethod: method })
  const answer = await app.call('POST', '/orders/checkout', { token: buyer.token, body })
  return answer.json().data as { orderNumber: string; paymentUrl?: string }
}
