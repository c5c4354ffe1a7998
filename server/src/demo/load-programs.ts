import { insertProgram } from '../features/programs/programs.sql'
import type { Db } from '../kernel/db/client'
import { newId } from '../kernel/ids'
import { programCategories, programTemplates } from './program-templates'

/** Adds the program templates; returns their ids by slug. */
export async function loadPrograms(tx: Db): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [position, { slug, category, days, difficulty, en, fa, nl }] of programTemplates.entries()) {
    const { color, ...names } = programCategories[category]
    const id = newId()
    await insertProgram(tx, {
      ...en,
      id,
      slug,
      categoryName: names.en,
      categoryColor: color,
      translations: { fa: { ...fa, categoryName: names.fa }, nl: { ...nl, categoryName: names.nl } },
      durationDays: days,
      difficulty,
      position,
    })
    ids.set(slug, id)
  }
  return ids
}
