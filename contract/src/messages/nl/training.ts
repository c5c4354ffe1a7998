import type { trainingErrors } from '../../errors/training'

export const training: Record<keyof typeof trainingErrors, string> = {
  'log.day': 'Kies een dag waarop dit programma liep',
  'log.period': 'Kies maximaal {LOG_PERIOD_MAX} dagen',
  'log.client_id': 'Een invoer heeft een id van {CLIENT_ID_MIN} tot {CLIENT_ID_MAX} tekens nodig',
  'log.entry_elsewhere': 'Deze invoer hoort bij een ander programma of is van een andere soort',
  'log.too_many_sets': 'Een training kan maximaal {SESSION_SETS_MAX} sets bevatten',
  'log.day_full': 'Een dag kan maximaal {LOG_DAY_MAX} invoeren bevatten',
  'history.file': 'Kies een CSV-bestand uit Strong, Hevy of FitNotes',
  'history.too_large': 'Bestand te groot: {file}. Maximale grootte: {HISTORY_MEGABYTES} MB',
  'history.unit_needed': 'Kies of de gewichten in kilogram of pond zijn',
  'history.too_many': 'Een account kan maximaal {HISTORY_SETS_MAX} geïmporteerde sets bevatten',
  'log.photo_type': 'Kies een afbeelding als JPG, PNG of WebP. HEIC-afbeeldingen zijn hier niet leesbaar',
  'log.photo_day': 'Kies de dag van de foto, niet in de toekomst',
  'log.photos_full': 'Een programma kan maximaal {PROGRESS_PHOTOS_MAX} foto’s bevatten',
  'log.calendar_not_found': 'Deze agenda is niet gevonden',
}
