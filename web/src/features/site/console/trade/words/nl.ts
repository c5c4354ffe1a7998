import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  trade: {
    title: 'Verkoopinstellingen',
    intro:
      'Belasting, verzending, landen en bestelnummers. Wijzigingen gelden voor nieuwe bestellingen; bestaande bestellingen en hun terugbetalingen houden hun voorwaarden.',
    tax: {
      title: 'Belasting',
      text: 'Eén tarief voor alles wat de winkel verkoopt, één keer per bestelling berekend.',
      rate: 'Belastingtarief (%)',
      rateHint: 'In procenten, bijvoorbeeld 8,25.',
      shown: {
        label: 'Prijzen in de winkel',
        excluded: 'Zonder belasting',
        excludedText: 'Belasting komt er in de winkelwagen bij.',
        included: 'Met belasting',
        includedText: 'De belasting zit al in je prijzen.',
      },
      shipping: 'Belasting berekenen over de verzending',
      shippingHint: 'Tegen hetzelfde tarief. Anders is de verzending onbelast.',
      switch: {
        excluded: {
          title: 'Prijzen lezen als zonder belasting?',
          text: 'Zodra je opslaat, leest de winkel elke prijs voortaan als prijs zonder belasting en telt de belasting er in de winkelwagen bij op. Er verandert geen prijs, dus klanten betalen meer bij dezelfde prijs.',
          confirm: 'Belasting bij prijzen optellen',
          cancel: 'Prijzen met belasting behouden',
        },
        included: {
          title: 'Prijzen lezen als met belasting?',
          text: 'Zodra je opslaat, leest de winkel elke prijs voortaan als prijs waar de belasting al in zit. Er verandert geen prijs, dus van dezelfde prijs houd je minder over.',
          confirm: 'Belasting in prijzen opnemen',
          cancel: 'Prijzen zonder belasting behouden',
        },
      },
    },
    shipping: {
      title: 'Verzendwijzen',
      text: 'Hieruit kiezen klanten bij het afrekenen, in deze volgorde. Verzendwijzen die bij de winkel horen, kun je niet verwijderen, maar wel tot bepaalde landen beperken.',
      method: 'Verzendwijze {number}',
      name: 'Naam ({language})',
      code: 'Code',
      codeHint: 'Bestellingen bewaren deze code. Na het opslaan ligt die vast.',
      price: 'Prijs (USD)',
      priceHint: 'Vul nul in voor gratis verzending.',
      freeFrom: 'Gratis vanaf (USD)',
      freeFromHint: 'Bedrag van de artikelen na de korting.',
      firstDay: 'Eerste werkdag',
      lastDay: 'Laatste werkdag',
      daysHint: 'Geteld vanaf de bestelling.',
      everywhere: 'In elk land aanbieden',
      add: 'Verzendwijze toevoegen',
      deleted: '{name} is weggehaald. Sla de instellingen op om te verwijderen.',
      undo: 'Ongedaan maken',
      uncovered: 'Je verkoopt aan {countries}, maar geen enkele verzendwijze bezorgt daar.',
      uncoveredSome: 'Je verkoopt aan elk land, maar je verzendwijzen bezorgen maar in een deel ervan.',
    },
    countries: {
      title: 'Landen',
      text: 'Waar klanten hun bestelling kunnen laten bezorgen.',
      everywhere: 'Aan elk land verkopen',
      search: 'Land toevoegen',
      clear: 'Zoekveld leegmaken',
      chosen: 'Gekozen landen',
      remove: '{country} weghalen',
      none: 'Geen ander land heeft deze naam.',
      found: { one: '{count} land', other: '{count} landen' },
    },
    numbers: {
      title: 'Bestelnummers',
      text: 'Bestaande bestellingen houden hun nummer en blijven daarop te vinden.',
      prefix: 'Voorvoegsel',
      example: 'Nieuwe nummers zien eruit als {number}.',
    },
    seller: {
      title: 'Nummers van de verkoper',
      text: 'Op nieuwe facturen en de contactpagina. Bestaande facturen houden hun nummers.',
      vat: 'Btw-nummer',
      register: 'Registratienummer',
    },
  },
}
export default nl
