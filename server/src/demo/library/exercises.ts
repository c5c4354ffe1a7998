import type { ExerciseBody } from 'contract/library/calls'
import { legs } from './legs'
import { cellsOf, linesOf, listOf } from './lines'
import { techniques } from './techniques'
import { upper } from './upper'
import { whole } from './whole'

/**
 * The exercises of the demo's shop, a line each: name, aliases; Persian name, aliases; Dutch name, aliases; category,
 * equipment, muscle groups, difficulty (its first letter), alternatives by their English names.
 */
const lines = [legs, upper, whole].flatMap(linesOf)

const DIFFICULTIES: Readonly<Record<string, string>> = {
  B: 'Beginner',
  I: 'Intermediate',
  A: 'Advanced',
}

const techniqueOf = new Map(
  linesOf(techniques).map((line) => {
    const [name = '', en = '', fa = '', nl = ''] = cellsOf(line)
    return [name, { en, fa, nl }]
  }),
)

export const demoExercises: readonly ExerciseBody[] = lines.map((line) => {
  const [name = '', en, fa = '', faAliases, nl = '', nlAliases, category = '', ...rest] = cellsOf(line)
  const [equipment, muscles, difficulty = '', alternatives] = rest
  const technique = techniqueOf.get(name)
  return {
    name,
    names: { fa, nl },
    aliases: { en: listOf(en), fa: listOf(faAliases), nl: listOf(nlAliases) },
    category,
    equipment: listOf(equipment),
    muscleGroups: listOf(muscles),
    difficulty: DIFFICULTIES[difficulty] ?? '',
    technique: technique?.en ?? '',
    techniques: { fa: technique?.fa ?? '', nl: technique?.nl ?? '' },
    alternatives: listOf(alternatives),
    videoUrl: '',
  }
})
