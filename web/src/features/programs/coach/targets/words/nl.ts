import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  targets: {
    title: 'Gemeten doelen',
    text: 'Je sporter ziet ze naast de eigen metingen.',
    loading: 'De doelen worden geladen',
    failed: 'De doelen konden niet worden geladen',
    none: 'Nog geen doelen.',
    kind: 'Meting',
    value: { kg: 'Doel in kg', percent: 'Doel in %', cm: 'Doel in cm', bpm: 'Doel in slagen per minuut' },
    by: 'Op (optioneel)',
    add: 'Doel toevoegen',
    save: 'Doel opslaan',
    remove: 'Doel {target} verwijderen',
    removed: 'Doel verwijderd.',
    notSaved: 'De doelen zijn niet opgeslagen. Probeer het opnieuw.',
    saving: 'Bezig met opslaan…',
  },
}
export default nl
