import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  prices: {
    sale: {
      now: 'In de aanbieding',
      nowUntil: 'In de aanbieding tot en met',
      planned: 'In de aanbieding vanaf',
      over: 'Aanbieding afgelopen op',
    },
    unasked:
      'In de {days} dagen voor deze aanbieding is {price} nooit gevraagd. De winkel toont de laagste prijs van die tijd: {lowest}.',
    noEarlier:
      'Voor deze aanbieding is {price} nooit gevraagd: dit product heeft geen eerdere prijs. De winkel kan er dus geen naast de aanbieding tonen.',
    history: {
      title: 'Prijsgeschiedenis',
      none: 'Geen prijzen uit het afgelopen jaar.',
      since: 'Sinds',
      price: 'Prijs',
      sale: 'Actieprijs',
      noSale: 'geen',
      from: 'vanaf',
      until: 'tot en met',
    },
  },
}
export default nl
