import type { ExerciseBody, LibraryExercise } from 'contract/library/calls'
import {
  EXERCISE_NAME_MAX,
  EXERCISE_TECHNIQUE_MAX,
  EXERCISE_TERM_MAX,
  VIDEO_URL_MAX,
} from 'contract/library/rules'
import { type Locale, localeCodes } from 'contract/locale'
import { isVideoUrl } from 'contract/programs/plan-paths'
import { typedList } from 'contract/programs/plan-typing'
import type { FormOptions } from '../../../ui/form/store'

interface InLanguage {
  name: string
  /** With commas between them, as the other lists. */
  aliases: string
  technique: string
}

/** Values of the form of an exercise. */
export type ExerciseValues = Record<Locale, InLanguage> &
  Record<'category' | 'equipment' | 'muscleGroups' | 'difficulty' | 'alternatives' | 'videoUrl', string>

export function valuesOf(exercise: LibraryExercise | null): ExerciseValues {
  const list = (entries: readonly string[] = []) => entries.join(', ')
  const texts = (language: Locale): InLanguage => ({
    name: (language === 'en' ? exercise?.name : exercise?.names[language]) ?? '',
    aliases: list(exercise?.aliases[language]),
    technique: (language === 'en' ? exercise?.technique : exercise?.techniques[language]) ?? '',
  })
  return {
    en: texts('en'),
    fa: texts('fa'),
    nl: texts('nl'),
    category: exercise?.category ?? '',
    equipment: list(exercise?.equipment),
    muscleGroups: list(exercise?.muscleGroups),
    difficulty: exercise?.difficulty ?? '',
    alternatives: list(exercise?.alternatives),
    videoUrl: exercise?.videoUrl ?? '',
  }
}

export function bodyOf({
  en,
  fa,
  nl,
  category,
  difficulty,
  videoUrl,
  ...lists
}: ExerciseValues): ExerciseBody {
  return {
    name: en.name.trim(),
    names: { fa: fa.name.trim(), nl: nl.name.trim() },
    aliases: { en: typedList(en.aliases), fa: typedList(fa.aliases), nl: typedList(nl.aliases) },
    category: category.trim(),
    equipment: typedList(lists.equipment),
    muscleGroups: typedList(lists.muscleGroups),
    difficulty: difficulty.trim(),
    technique: en.technique.trim(),
    techniques: { fa: fa.technique.trim(), nl: nl.technique.trim() },
    alternatives: typedList(lists.alternatives),
    videoUrl: videoUrl.trim(),
  }
}

export function valueProblems({ en, videoUrl }: ExerciseValues) {
  const problems: ReturnType<FormOptions<ExerciseValues>['rules']>[number][] = []
  if (!en.name.trim()) problems.push({ path: 'en.name', code: 'library.name_required' })
  if (!isVideoUrl(videoUrl.trim())) problems.push({ path: 'videoUrl', code: 'programs.url_invalid' })
  return problems
}

export const valueLimits: Readonly<Record<string, number>> = {
  category: EXERCISE_TERM_MAX,
  difficulty: EXERCISE_TERM_MAX,
  videoUrl: VIDEO_URL_MAX,
  ...Object.fromEntries(
    localeCodes.flatMap((language) => [
      [`${language}.name`, EXERCISE_NAME_MAX],
      [`${language}.technique`, EXERCISE_TECHNIQUE_MAX],
    ]),
  ),
}
