import type { ExerciseBody, LibraryExercise } from 'contract/library/calls'
import { exerciseVideoPath, HOUSE_EXERCISES_MAX, OWN_EXERCISES_MAX } from 'contract/library/rules'
import type { Deps } from '../../deps'
import { inLanguage } from './entries'
import type { EntryKind } from './entries.logic'
import type { Reader } from './entries.sql'
import * as sql from './library.sql'
import { termIn } from './terms'
import { videoKey } from './video-files'

/** Returns an exercise as it is answered, with the fields that it fills in a plan. */
function shown(
  { config }: Pick<Deps, 'config'>,
  { id, coachId, videoName, videoType, videoBytes, shownAlternatives, ...stored }: sql.StoredExercise,
  caller: Reader,
): LibraryExercise {
  const { locale } = caller
  const video = videoType === null ? null : { type: videoType, size: videoBytes ?? 0 }
  return {
    ...stored,
    _id: id,
    own: coachId === caller.coachId,
    video,
    filled: {
      name: inLanguage(locale, stored.name, stored.names),
      category: termIn(locale, stored.category),
      equipment: stored.equipment.map((term) => termIn(locale, term)),
      technique: inLanguage(locale, stored.technique, stored.techniques),
      alternatives: shownAlternatives,
      videoUrl: video ? config.publicUrl + exerciseVideoPath(id) : stored.videoUrl,
      muscleGroups: stored.muscleGroups.map((term) => termIn(locale, term)),
      difficulty: termIn(locale, stored.difficulty),
    },
  }
}

type ExerciseKind = EntryKind<LibraryExercise, ExerciseBody, ExerciseBody, sql.StoredExercise>

export const exercises: ExerciseKind = {
  type: 'library_exercise',
  max: { house: HOUSE_EXERCISES_MAX, own: OWN_EXERCISES_MAX },
  sql: {
    count: sql.countExercises,
    list: sql.listExercises,
    find: sql.findExercise,
    lockAll: sql.lockExercises,
    lock: sql.lockExercise,
    insert: sql.insertExercise,
    update: sql.updateExercise,
    remove: sql.deleteExercise,
  },
  fields: (_tx, _owner, body) => body,
  written({ name, names, aliases, category, equipment, muscleGroups, difficulty, ...rest }) {
    const { technique, techniques, alternatives, videoUrl } = rest
    const texts = { name, names, aliases, category, equipment, muscleGroups, difficulty }
    return { ...texts, technique, techniques, alternatives, videoUrl }
  },
  shown: (deps, entries, reader) => entries.map((exercise) => shown(deps, exercise, reader)),
  // The sweep deletes the videos that a failure leaves.
  removed: async ({ files }, { videoName }) => {
    if (videoName) await files.remove(videoKey(videoName))
  },
}
