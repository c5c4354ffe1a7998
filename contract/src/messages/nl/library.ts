import type { libraryErrors } from '../../errors/library'

export const library: Record<keyof typeof libraryErrors, string> = {
  'library.not_found': 'Deze oefening staat niet in de bibliotheek',
  'library.name_required': 'Vul een naam in',
  'library.read_only': 'Alleen het team kan de oefeningen van het huis aanpassen',
  'library.changed_meanwhile': 'Iemand anders heeft deze oefening aangepast terwijl je bezig was',
  'library.full': 'De bibliotheek is vol: hooguit {max} oefeningen',
  'library.video_required': 'Kies een video',
  'library.video_too_large': '{file} is groter dan {EXERCISE_VIDEO_MEGABYTES} MB',
  'library.video_type': '{file} is geen video die een browser kan afspelen',
  'library.video_not_found': 'Deze oefening heeft geen eigen video',
}
