import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  bulkMoves: {
    button: {
      confirmed: 'Bevestigen ({count})',
      processing: 'Beginnen met inpakken ({count})',
      shipped: 'Als verzonden markeren ({count})',
      delivered: 'Als bezorgd markeren ({count})',
    },
    none: 'De geselecteerde bestellingen kunnen hier niet verder.',
    title: {
      confirmed: { one: '{count} bestelling bevestigen?', other: '{count} bestellingen bevestigen?' },
      processing: {
        one: 'Beginnen met inpakken van {count} bestelling?',
        other: 'Beginnen met inpakken van {count} bestellingen?',
      },
      shipped: {
        one: '{count} bestelling als verzonden markeren',
        other: '{count} bestellingen als verzonden markeren',
      },
      delivered: {
        one: '{count} bestelling als bezorgd markeren',
        other: '{count} bestellingen als bezorgd markeren',
      },
    },
    text: {
      confirmed: 'Vanaf dat moment staat de verkoop vast en kunnen de klanten hun factuur downloaden.',
      processing: 'Vanaf dat moment kunnen de klanten niet meer annuleren. Ieder krijgt een mail.',
      shipped:
        'Elke klant krijgt een mail dat het pakket onderweg is. Track-and-tracecodes kun je per bestelling toevoegen.',
      delivered: 'Contant geld geldt als ontvangen. Elke klant krijgt een mail.',
    },
    forGood: 'Dit kan niet ongedaan worden gemaakt.',
    stay: {
      one: '{count} geselecteerde bestelling kan deze stap nu niet zetten en blijft zoals die is.',
      other: '{count} geselecteerde bestellingen kunnen deze stap nu niet zetten en blijven zoals ze zijn.',
    },
    done: { one: '{count} bestelling: {status}.', other: '{count} bestellingen: {status}.' },
    refused: {
      one: '{count} bestelling is niet gewijzigd en blijft gekozen.',
      other: '{count} bestellingen zijn niet gewijzigd en blijven gekozen.',
    },
    elsewhere: 'Iemand anders heeft die gewijzigd. De status is nu: {status}.',
    unsure:
      'We weten niet of dit is aangekomen. Probeer het opnieuw: een bestelling die al verder is, wordt niet nog een keer gewijzigd.',
    failed:
      'Dat lukte niet. Probeer het opnieuw: een bestelling die al verder is, wordt niet nog een keer gewijzigd.',
    close: 'Sluiten',
  },
}
export default nl
