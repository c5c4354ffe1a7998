import type { adminErrors } from '../../errors/admin'

export const admin: Record<keyof typeof adminErrors, string> = {
  'people.not_found': 'Persoon niet gevonden',
  'people.nothing_to_change': 'Er is niets te wijzigen',
  'people.reason_required': 'Geef een reden op',
  'people.oneself': 'Je kunt jezelf niet blokkeren en je eigen rol niet wijzigen',
  'people.own_codes': 'Je eigen eenmalige codes zet je uit onder Beveiliging.',
  'people.last_owner': 'Er moet minstens één eigenaar blijven',
  'people.not_staff': 'Deze persoon is geen medewerker. Nodig die per mail uit.',
  'jobs.not_found': 'Deze taak is niet gevonden',
  'jobs.not_failed': 'Alleen mislukte taken kun je opnieuw proberen of weggooien',
  'admin.period_invalid': 'Kies een eerste en een laatste dag, met maximaal {STATS_DAYS_MAX} dagen ertussen.',
}
