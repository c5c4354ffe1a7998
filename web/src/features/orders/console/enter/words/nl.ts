import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  enterOrder: {
    open: 'Nieuwe bestelling',
    title: 'Nieuwe bestelling',
    intro:
      'Voer een bestelling in voor een klant met een account, bijvoorbeeld aan de telefoon. De klant krijgt dezelfde mails als na het afrekenen.',
    back: 'Alle bestellingen',
    customer: 'Klant',
    account: 'E-mailadres van het account',
    accountHint: 'Het adres waarmee de klant inlogt.',
    products: 'Producten',
    search: 'Product zoeken en toevoegen',
    searchHint: 'Naam of artikelnummer',
    clear: 'Zoekopdracht wissen',
    results: 'Gevonden producten',
    found: { one: '{count} product gevonden', other: '{count} producten gevonden' },
    none: 'Geen product in de winkel past bij deze zoekopdracht.',
    searchFailed:
      'De producten konden niet worden geladen. Pas de zoekopdracht aan om het opnieuw te proberen.',
    soldOut: 'Uitverkocht',
    empty: 'Nog geen producten. Zoek hierboven om er een toe te voegen.',
    added: '{name} toegevoegd. Aantal: {n}',
    removed: '{name} is verwijderd.',
    delivery: 'Bezorgadres',
    nothingToShip: 'Bij deze bestelling wordt niets verzonden. Deze gegevens komen op de factuur.',
    payment: 'Betaalwijze',
    shipping: 'Verzendwijze',
    onlineText: 'We mailen de klant een betaallink en houden de artikelen {hours} uur vast.',
    onlineUnavailable: 'Op dit moment niet mogelijk.',
    cashText: 'De klant betaalt contant bij bezorging.',
    arrangementText:
      'Je spreekt met de klant af hoe er wordt betaald. Het programma gaat open zodra de bestelling is bevestigd.',
    summary: 'Overzicht',
    final: 'De server berekent het definitieve totaal zodra je de bestelling invoert.',
    submit: 'Bestelling invoeren',
    busy: 'De bestelling wordt ingevoerd…',
    placed: 'Bestelling {number} is ingevoerd.',
    failed: 'De bestelling kon niet worden ingevoerd. Wat je hebt ingevuld, blijft staan.',
    unsure:
      'We weten nog niet of de bestelling is ingevoerd. Druk nogmaals op Bestelling invoeren: er wordt niet dubbel besteld.',
    correct: {
      one: 'Eén veld is nog leeg of klopt nog niet.',
      other: '{count} velden zijn nog leeg of kloppen nog niet.',
    },
  },
}
export default nl
