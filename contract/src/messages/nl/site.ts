import type { siteErrors } from '../../errors/site'

export const site: Record<keyof typeof siteErrors, string> = {
  'site.name_required': 'Vul de naam van de winkel in',
  'site.time_zone_unknown': 'Deze tijdzone is niet bekend. Een voorbeeld: Europe/Amsterdam',
  'site.link_invalid': 'Vul een volledig adres in dat met https:// begint',
  'site.text_required': 'Schrijf deze tekst in elke taal',
  'site.settings_changed':
    'Iemand anders heeft de instellingen intussen opgeslagen. Laad ze opnieuw voordat je opslaat.',
}
