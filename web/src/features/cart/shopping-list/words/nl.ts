import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  shopping: {
    title: 'Boodschappenlijst',
    text: 'Voeding en supplementen uit je huidige plan, bij elkaar opgeteld. De hoeveelheden zijn die van je coach.',
    back: 'Terug naar het plan',
    days: 'Voor hoeveel dagen',
    nextDays: { one: '{count} dag', other: '{count} dagen' },
    loading: 'Je boodschappenlijst wordt geladen',
    failed: 'Je boodschappenlijst kon niet worden geladen',
    absent: 'Dit programma is niet gevonden',
    empty: 'Je plan noemt geen voeding, of het loopt niet.',
    fromShop: 'In onze winkel',
    elsewhere: 'Elders te kopen',
    shopFailed: 'De producten konden niet worden geladen',
    add: { one: '{count} product in winkelwagen', other: '{count} producten in winkelwagen' },
    addFailed: 'Niet alles kon worden toegevoegd. Probeer het opnieuw.',
    allInCart: 'Deze producten liggen allemaal in je winkelwagen.',
    cart: 'Naar winkelwagen',
    g: '{n} g',
    kg: '{n} kg',
    ml: '{n} ml',
    l: '{n} l',
    times: '{n} ×',
  },
}
export default nl
