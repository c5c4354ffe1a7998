import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  replies: {
    title: 'Opgeslagen antwoorden',
    new: 'Nieuw opgeslagen antwoord',
    change: 'Opgeslagen antwoord wijzigen',
    add: 'Nieuw antwoord',
    edit: '{name} wijzigen',
    remove: '{name} verwijderen',
    removed: 'Opgeslagen antwoord verwijderd.',
    none: 'Nog geen opgeslagen antwoorden. Bewaar teksten die je steeds weer schrijft.',
    loading: 'Je opgeslagen antwoorden worden geladen',
    failed: 'Je opgeslagen antwoorden konden niet worden geladen',
    titleOf: 'Titel',
    content: 'Tekst',
    placeholders: '{firstName} wordt de voornaam van de sporter, {programName} de naam van het programma.',
    save: 'Opslaan',
    saving: 'Bezig met opslaan…',
    notSaved: 'Het antwoord is niet opgeslagen. Probeer het opnieuw.',
  },
}
export default nl
