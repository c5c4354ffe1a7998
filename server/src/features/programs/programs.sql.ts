import type { Difficulty } from 'contract/programs/rules'
import type { Db } from '../../kernel/db/client'
import type { ProgramTranslations } from './programs.table'

export interface NewProgram {
  id: string
  slug: string
  name: string
  description: string
  categoryName: string
  /** `#rrggbb` in small letters. */
  categoryColor: string
  translations: ProgramTranslations
  durationDays: number
  difficulty: Difficulty
  position: number
}

export async function insertProgram(db: Db, program: NewProgram): Promise<void> {
  const p = program
  await db`
    insert into programs (id, slug, name, description, category_name, category_color, translations, duration_days,
      difficulty, position)
    values (${p.id}, ${p.slug}, ${p.name}, ${p.description}, ${p.categoryName}, ${p.categoryColor},
      ${db.json(p.translations as never)}, ${p.durationDays}, ${p.difficulty}, ${p.position})`
}
