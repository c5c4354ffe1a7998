import type { siteErrors } from '../../errors/site'

export const site: Record<keyof typeof siteErrors, string> = {
  'site.name_required': 'Vul de naam van de winkel in',
  'site.time_zone_unknown': 'Deze tijdzone is niet bekend. Een voorbeeld: Europe/Amsterdam',
  'site.link_invalid': 'Vul een volledig adres in dat met https:// begint',
  'site.text_required': 'Schrijf deze tekst in elke taal',
  'site.tax_rate_invalid': 'Vul een tarief van maximaal {TAX_RATE_MAX}% in, met maximaal twee decimalen',
  'site.shipping_code_invalid':
    'Gebruik {SHIPPING_CODE_MIN} tot {SHIPPING_CODE_MAX} kleine letters, cijfers en streepjes',
  'site.shipping_code_taken': 'Een andere verzendwijze heeft deze code',
  'site.shipping_method_fixed': 'Verzendwijzen die bij de winkel horen, kun je niet verwijderen',
  'site.shipping_price_invalid': 'Vul een bedrag in met maximaal twee decimalen',
  'site.business_days_invalid': 'Vul hele dagen in, de laatste niet vóór de eerste',
  'site.country_unknown': 'Kies landen uit de lijst',
  'site.order_prefix_invalid': 'Vul maximaal {ORDER_PREFIX_MAX} hoofdletters of cijfers in',
  'site.settings_changed':
    'Iemand anders heeft de instellingen intussen opgeslagen. Laad ze opnieuw voordat je opslaat.',
}
