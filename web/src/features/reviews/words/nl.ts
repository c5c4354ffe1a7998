import type { Texts } from '../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  reviews: {
    title: 'Beoordelingen',
    loading: 'Beoordelingen laden',
    failed: 'De beoordelingen konden niet worden geladen.',
    retry: 'Opnieuw proberen',
    average: '{average} van {max}',
    stars: { one: '{count} ster', other: '{count} sterren' },
    count: { one: '{count} beoordeling', other: '{count} beoordelingen' },
    none: 'Nog geen beoordelingen.',
    checked:
      'Alleen klanten die hun bestelling hebben ontvangen, kunnen een product beoordelen. We lezen elke beoordeling voordat die verschijnt en tonen goede en slechte.',
    sort: 'Volgorde',
    sorts: { newest: 'Nieuwste eerst', highest: 'Beste eerst', lowest: 'Slechtste eerst' },
    more: 'Meer beoordelingen tonen',
    edited: 'aangepast',
    photo: 'Foto {n} van {author}',
    answer: 'Antwoord van de winkel',
    write: 'Beoordeling schrijven',
    change: 'Beoordeling aanpassen',
    remove: 'Verwijderen',
    mine: 'Jouw beoordeling',
    states: {
      new: 'We lezen hem voordat hij verschijnt.',
      approved: 'Iedereen kan hem lezen.',
      refused: 'We kunnen hem zo niet tonen. {reason}',
    },
    reasons: {
      off_topic: 'Hij gaat niet over het product.',
      offensive: 'Er wordt iemand in beledigd.',
      personal_data: 'Er staan persoonsgegevens in.',
      advertising: 'Er wordt reclame in gemaakt voor iets anders.',
      health_claim: 'Er staat in dat een product een ziekte geneest of voorkomt.',
      not_own: 'De tekst of de foto’s zijn van iemand anders.',
    },
    form: {
      rating: 'Jouw score',
      text: 'Jouw beoordeling',
      hint: 'Hoe is het in gebruik? Voor wie is het?',
      keep: 'Foto {n}',
      removeKept: 'Foto {n} verwijderen',
      submit: 'Beoordeling versturen',
      sending: 'Versturen…',
      failed: 'Je beoordeling is niet verstuurd. Wat je hebt geschreven staat er nog: probeer het opnieuw.',
      sent: 'Bedankt. We lezen je beoordeling voordat die verschijnt.',
    },
    removeTitle: 'Je beoordeling verwijderen?',
    removeText: 'De sterren, de tekst en de foto’s verdwijnen.',
    keepIt: 'Laten staan',
    removed: 'Je beoordeling is verwijderd.',
    removeFailed: 'Je beoordeling is niet verwijderd. Probeer het opnieuw.',
  },
}
export default nl
