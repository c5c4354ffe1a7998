import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  planQuestions: {
    none: 'Geen vragen gevonden voor dit programma.',
    number: 'Vraag {n}',
    required: 'Verplicht',
    optional: 'Optioneel',
    answer: 'Antwoord',
    answered: 'Beantwoord',
    noResponse: 'Nog geen antwoord',
    noAnswer: 'Geen antwoord gegeven',
    yes: 'Ja',
    no: 'Nee',
    types: {
      text: 'Tekst',
      number: 'Getal',
      scale: 'Schaal',
      boolean: 'Ja of nee',
      single: 'Eén keuze',
      multiple: 'Meerdere keuzes',
      date: 'Datum',
    },
  },
}
export default nl
