import type { privacyErrors } from '../../errors/privacy'

export const privacy: Record<keyof typeof privacyErrors, string> = {
  'privacy.staff': 'Alleen de eigenaar kan het account van een medewerker verwijderen.',
  'privacy.has_athletes':
    'Je begeleidt nog {count} mensen. Vraag de eigenaar om hun programma’s eerst over te dragen.',
  'privacy.link_dead': 'Deze link klopt niet of is verlopen',
  'privacy.closed':
    'Dit account is gesloten en wordt verwijderd. Open de link in onze mail om het te behouden.',
}
