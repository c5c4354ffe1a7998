import type { libraryErrors } from '../../errors/library'

export const library: Record<keyof typeof libraryErrors, string> = {
  'library.not_found': 'Dit staat niet in de bibliotheek',
  'library.name_required': 'Vul een naam in',
  'library.read_only': 'Alleen het team kan aanpassen wat van het huis is',
  'library.changed_meanwhile': 'Iemand anders heeft dit aangepast terwijl je bezig was',
  'library.full': 'De bibliotheek is vol: hooguit {max} van elke soort',
  'library.heavier_than_food': 'Eiwit, koolhydraten en vet wegen meer dan het product zelf',
  'library.foods_required': 'Voeg een voedingsmiddel toe',
  'library.food_unknown': 'Dit voedingsmiddel staat niet in de bibliotheek',
  'library.video_required': 'Kies een video',
  'library.video_too_large': '{file} is groter dan {EXERCISE_VIDEO_MEGABYTES} MB',
  'library.video_type': '{file} is geen video die een browser kan afspelen',
  'library.video_not_found': 'Deze oefening heeft geen eigen video',
}
