import type { bloodTestsErrors } from '../../errors/blood-tests'

export const bloodTests: Record<keyof typeof bloodTestsErrors, string> = {
  'blood_tests.not_found': 'Bloedonderzoek niet gevonden',
  'blood_tests.report_not_found': 'Deze labuitslag is niet gevonden',
  'blood_tests.date_invalid': 'Kies een dag die niet in de toekomst ligt',
  'blood_tests.empty': 'Vul minstens één waarde in of voeg de labuitslag toe',
  'blood_tests.label_required': 'Vul in wat er is gemeten',
  'blood_tests.label_twice': 'Deze bloedwaarde staat al in de lijst',
  'blood_tests.value_required': 'Vul de waarde in',
  'blood_tests.range_invalid': 'Vul de referentiewaarden in als getallen, de laagste eerst',
  'blood_tests.report_type': 'Ongeldig bestandstype: {file}. Toegestaan zijn PDF, JPG en PNG',
  'blood_tests.report_too_large': 'Bestand te groot: {file}. Maximaal {REPORT_MEGABYTES} MB.',
  'blood_tests.too_many_reports': 'Voeg maar één labuitslag toe',
  'blood_tests.too_many': 'Je kunt maximaal {BLOOD_TESTS_MAX} bloedonderzoeken opslaan',
  'blood_tests.too_many_items': 'Een bloedonderzoek bevat maximaal {max} waarden',
  'blood_tests.comment_required': 'Schrijf een reactie',
  'blood_tests.already_reviewed': 'Dit bloedonderzoek is al beoordeeld',
  'blood_tests.opened': 'Een coach heeft dit bloedonderzoek al geopend',
  'blood_tests.coach_unknown': 'Coach niet gevonden',
  'blood_tests.nothing_to_change': 'Er is niets te wijzigen',
}
