import { dayKeys, type ProgramData } from 'contract/programs/plan'
import { addTemplate } from '../features/programs/console/templates.logic'
import type { Tx } from '../kernel/db/client'
import { planOf } from './plans/plans'
import { questions } from './plans/questions'
import { planIn } from './plans/translate'
import { programCategories, programTemplates } from './program-templates'

/** Adds the program templates with plans and questions, their rows linked to the library; returns their ids by slug. */
export async function loadPrograms(
  tx: Tx,
  exerciseIds: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const template of programTemplates) {
    const { slug, category, days, difficulty, en, fa, nl } = template
    const plan = linked(planOf(template), exerciseIds)
    const { color, ...names } = programCategories[category]
    const input = {
      ...en,
      categoryId: { name: names.en, color },
      metadata: { duration: days, difficulty },
      translations: {
        fa: {
          ...fa,
          categoryName: names.fa,
          programData: { ...planIn('fa', plan), title: fa.name, description: fa.description },
        },
        nl: {
          ...nl,
          categoryName: names.nl,
          programData: { ...planIn('nl', plan), title: nl.name, description: nl.description },
        },
      },
      isActive: true,
      programData: plan,
      questions,
    }
    ids.set(slug, await addTemplate(tx, input, slug))
  }
  return ids
}

/** Returns the plan with the library's ids in rows whose name the library has. */
function linked(plan: ProgramData, exerciseIds: ReadonlyMap<string, string>): ProgramData {
  const next = structuredClone(plan)
  for (const day of dayKeys)
    next.workout.weeklySchedule[day].exercises = next.workout.weeklySchedule[day].exercises.map((row) => {
      const exerciseId = exerciseIds.get(row.name)
      return exerciseId ? { ...row, exerciseId } : row
    })
  return next
}
