import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  checkout: {
    title: 'Afrekenen',
    customer: 'Je gegevens',
    address: 'Bezorgadres',
    payment: 'Betaalwijze',
    shipping: 'Verzendwijze',
    notes: 'Opmerkingen',
    notesHint: 'Voor wie inpakt of bezorgt, bijvoorbeeld een verdieping of een code van de poort.',
    notesLeft: 'Nog {left} tekens',
    phoneHint: 'Alleen voor de bezorger, als er onderweg iets is.',
    online: 'Online betalen',
    onlineText: 'Betaal nu op een beveiligde pagina.',
    onlineUnavailable: 'Op dit moment niet mogelijk. Kies betalen bij bezorging.',
    cod: 'Betalen bij bezorging',
    codText: 'Je betaalt contant bij bezorging.',
    arrangement: 'Betalen in overleg',
    arrangementText:
      'We nemen contact met je op over de betaling. Je programma gaat open zodra de bestelling is bevestigd.',
    standard: 'Standaardverzending',
    express: 'Expresverzending',
    free: 'Gratis',
    arrives: 'Bezorgd tussen {from} en {to}',
    nothingToShip: 'Programma’s worden niet verzonden: je vindt ze bij Mijn programma’s.',
    summary: 'Overzicht',
    review: 'Controleer je bestelling',
    edit: 'Winkelwagen wijzigen',
    deliverTo: 'Bezorgadres',
    place: 'Bestellen en betalen',
    placing: 'Je bestelling wordt geplaatst…',
    placeNote: 'Met deze knop bestel je met betaalverplichting. Annuleren kan tot we je bestelling inpakken.',
    chooseFirst: 'Kies eerst hierboven wat bij deze bestelling hoort.',
    correct: {
      one: 'Eén veld is nog leeg of klopt nog niet.',
      other: '{count} velden zijn nog leeg of kloppen nog niet.',
    },
    totalChanged: 'Het totaal is nu {total}. Bekijk de nieuwe bedragen en plaats daarna de bestelling.',
    stockChanged:
      'De voorraad is veranderd. Bekijk je bestelling opnieuw; wat je hebt ingevuld, blijft staan.',
    notSent:
      'Geen verbinding. Er is niets verstuurd en wat je hebt ingevuld, blijft staan. Plaats je bestelling opnieuw zodra je verbinding hebt.',
    unsure:
      'We weten nog niet of je bestelling is aangekomen. Druk nogmaals op Bestellen en betalen: er wordt niet dubbel besteld.',
    check: 'Mijn bestelling nakijken',
    lostTitle: 'Is je bestelling aangekomen?',
    lostText:
      'We kregen geen antwoord op je vorige poging. Je winkelwagen is nu leeg, dus waarschijnlijk is er besteld.',
    failed: 'De bestelling kon niet worden geplaatst',
    exception: 'Er ging iets mis tijdens het afrekenen',
    success: {
      documentTitle: 'Bestelling geplaatst',
      title: 'Dank je wel, {name}',
      titlePlain: 'Dank je wel',
      text: 'Je bestelling is bij ons binnen. Een bevestiging is onderweg naar je mailbox.',
      number: 'Bestelnummer',
      total: 'Totaal',
      payment: 'Betaalwijze',
      shipping: 'Verzendwijze',
      shop: 'Verder winkelen',
      orders: 'Mijn bestellingen',
      loading: 'Je bestelling wordt opgezocht',
    },
  },
}
export default nl
