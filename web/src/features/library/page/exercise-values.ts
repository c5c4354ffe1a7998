import type { ExerciseBody, LibraryExercise } from 'contract/library/calls'
import { EXERCISE_TECHNIQUE_MAX, EXERCISE_TERM_MAX, VIDEO_URL_MAX } from 'contract/library/rules'
import { type Locale, localeCodes } from 'contract/locale'
import { isVideoUrl } from 'contract/programs/plan-paths'
import { typedList } from 'contract/programs/plan-typing'
import {
  type NamedValues,
  namedBody,
  namedIn,
  nameLimits,
  type Problem,
  textIn,
  typedTerms,
} from './named-values'

/** Values of the form of an exercise; lists have commas between their entries. */
export type ExerciseValues = Record<Locale, NamedValues & { technique: string }> &
  Record<'category' | 'equipment' | 'muscleGroups' | 'difficulty' | 'alternatives' | 'videoUrl', string>

export function valuesOf(exercise: LibraryExercise | null): ExerciseValues {
  const texts = (language: Locale) => ({
    ...namedIn(exercise, language),
    technique: textIn(language, exercise?.technique, exercise?.techniques),
  })
  return {
    en: texts('en'),
    fa: texts('fa'),
    nl: texts('nl'),
    category: exercise?.category ?? '',
    equipment: typedTerms(exercise?.equipment),
    muscleGroups: typedTerms(exercise?.muscleGroups),
    difficulty: exercise?.difficulty ?? '',
    alternatives: typedTerms(exercise?.alternatives),
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
    ...namedBody({ en, fa, nl }),
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

export function valueProblems({ en, videoUrl }: ExerciseValues): Problem[] {
  const problems: Problem[] = []
  if (!en.name.trim()) problems.push({ path: 'en.name', code: 'library.name_required' })
  if (!isVideoUrl(videoUrl.trim())) problems.push({ path: 'videoUrl', code: 'programs.url_invalid' })
  return problems
}

export const valueLimits: Readonly<Record<string, number>> = {
  category: EXERCISE_TERM_MAX,
  difficulty: EXERCISE_TERM_MAX,
  videoUrl: VIDEO_URL_MAX,
  ...nameLimits,
  ...Object.fromEntries(localeCodes.map((language) => [`${language}.technique`, EXERCISE_TECHNIQUE_MAX])),
}
