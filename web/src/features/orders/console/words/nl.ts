import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  shopOrders: {
    title: 'Bestellingen',
    status: {
      pending: 'In afwachting',
      confirmed: 'Bevestigd',
      processing: 'In behandeling',
      shipped: 'Verzonden',
      delivered: 'Bezorgd',
      cancelled: 'Geannuleerd',
    },
    payment: {
      open: 'Wacht op betaling',
      processing: 'Betaling in verwerking',
      paid: 'Betaald',
      failed: 'Niet betaald',
      refunding: 'Terugbetaling onderweg',
      partially_refunded: 'Deels terugbetaald',
      refunded: 'Terugbetaald',
      cash: 'Betalen bij bezorging',
      arrangement: 'Betalen in overleg',
      cashReceived: 'Contant ontvangen',
      cashNever: 'Niets betaald',
    },
    dispute: {
      filter: 'Betwist',
      none: 'Geen lopende betwistingen',
      state: {
        inquiry: 'De bank van de klant stelt een vraag over deze betaling. Er is nog geen geld verplaatst.',
        open: 'De klant betwist deze betaling bij de bank. Er mag niets worden ingepakt of terugbetaald tot de uitkomst bekend is.',
        won: 'Een betwisting van deze betaling is in jouw voordeel beslist.',
        lost: 'Een betwisting van deze betaling is verloren; het geld is weg.',
      },
      due: 'Reageer in het dashboard van de betaaldienst voor',
      amount: 'Betwist bedrag',
      reason: 'Reden',
    },
    list: {
      columns: { number: 'Nummer', placed: 'Geplaatst', total: 'Totaal' },
      intro: 'Alles wat besteld is, het nieuwste eerst.',
      filter: 'Status',
      all: 'Alle',
      search: 'Bestellingen zoeken',
      searchHint: 'Nummer, naam, e-mailadres, telefoon of plaats',
      clear: 'Zoekopdracht wissen',
      loading: 'De bestellingen worden geladen',
      failed: 'De bestellingen konden niet worden geladen',
      found: { zero: 'Niets gevonden', one: '{count} bestelling', other: '{count} bestellingen' },
      foundMany: 'Meer dan {count} gevonden. Zoek wat gerichter.',
      discount: 'Korting',
      units: { one: '{count} artikel', other: '{count} artikelen' },
      none: 'Nog geen bestellingen',
      noneText: 'De eerste bestelling van de winkel verschijnt hier.',
      noneOfStatus: 'Geen bestelling heeft deze status',
      noneRefunding: 'Er is geen terugbetaling onderweg',
      nothingFound: 'Niets gevonden',
      nothingFoundText: 'Geen bestelling past bij deze zoekopdracht en deze status.',
      showAll: 'Alle bestellingen tonen',
    },
    one: {
      title: 'Bestelling {number}',
      loading: 'De bestelling wordt geladen',
      failed: 'De bestelling kon niet worden geladen',
      missing: 'Bestelling niet gevonden',
      missingText: 'Misschien is de link niet volledig.',
      back: 'Alle bestellingen',
      placed: 'Geplaatst op',
      items: 'Artikelen',
      lapsed: 'De bestelling en het e-mailadres van het account zijn niet binnen {hours} uur bevestigd.',
      timeline: 'Verloop',
      customer: 'Klant',
      name: 'Naam',
      email: 'E-mailadres',
      accountEmail: 'E-mailadres van het account',
      phone: 'Telefoon',
      address: 'Bezorgadres',
      note: 'Opmerking van de klant',
      shipping: 'Betaling en verzending',
      paymentMethod: 'Betaalwijze',
      shippingMethod: 'Verzendwijze',
      tracking: 'Track-and-tracecode',
      changeTracking: 'Track-and-tracecode wijzigen',
      addTracking: 'Track-and-tracecode toevoegen',
      waitsForPayment:
        'De klant heeft nog niet betaald. De betaling bevestigt deze bestelling; de artikelen zijn gereserveerd tot',
      refundFailed:
        'Een terugbetaling is mislukt. De klant krijgt dit geld nog: verstuur het opnieuw of betaal het op een andere manier terug.',
      refunding: 'De terugbetaling is onderweg naar de klant.',
    },
    slip: {
      title: 'Pakbon',
      print: 'Afdrukken',
      back: 'Terug naar de bestelling',
      quantity: 'Aantal',
      item: 'Artikel',
      sku: 'Artikelnummer',
      programs: 'Er valt niets in te pakken: deze bestelling bevat alleen programma’s.',
    },
    by: {
      customer: 'door de klant',
      payment: 'door de betaling',
      system: 'automatisch',
      staff: 'door {name}',
      someone: 'een medewerker',
    },
    move: {
      confirmed: {
        button: 'Bestelling bevestigen',
        title: 'Bestelling {number} bevestigen?',
        text: 'Vanaf dat moment staat de verkoop vast en kan de klant de factuur downloaden.',
      },
      processing: {
        button: 'Beginnen met inpakken',
        title: 'Beginnen met inpakken van bestelling {number}?',
        text: 'Vanaf dat moment kan de klant de bestelling niet meer annuleren.',
      },
      shipped: {
        button: 'Als verzonden markeren',
        title: 'Is bestelling {number} verzonden?',
        text: 'De klant krijgt een mail dat het pakket onderweg is. Annuleren kan dan niet meer.',
      },
      delivered: {
        button: 'Als bezorgd markeren',
        title: 'Is bestelling {number} aangekomen?',
        text: 'Dit is de laatste stap en kan niet ongedaan worden gemaakt.',
        textCash:
          'Het contante geld geldt als ontvangen. Dit is de laatste stap en kan niet ongedaan worden gemaakt.',
        textArranged:
          'De betaling geldt als ontvangen. Dit is de laatste stap en kan niet ongedaan worden gemaakt.',
      },
      cancelled: {
        button: 'Bestelling annuleren',
        title: 'Bestelling {number} annuleren?',
        text: 'De artikelen gaan terug naar de voorraad en de klant krijgt een mail. Dit kan niet ongedaan worden gemaakt.',
        textPaid:
          'Het hele bedrag wordt terugbetaald via dezelfde betaalwijze, de artikelen gaan terug naar de voorraad en de klant krijgt een mail. Dit kan niet ongedaan worden gemaakt.',
        textPartly:
          'Wat nog niet is terugbetaald, wordt terugbetaald via dezelfde betaalwijze, de artikelen gaan terug naar de voorraad en de klant krijgt een mail. Dit kan niet ongedaan worden gemaakt.',
        textUnpaid:
          'De artikelen gaan terug naar de voorraad en, onbetaald, naar de winkelwagen van de klant, die een mail krijgt. Dit kan niet ongedaan worden gemaakt.',
      },
    },
    refund: {
      button: 'Terugbetalen',
      title: 'Bestelling {number} terugbetalen?',
      by: { label: 'Terugbetalen per', items: 'Artikel', amount: 'Bedrag' },
      of: 'van {n}',
      shipping: 'Verzendkosten',
      everything: 'Alles wat over is selecteren',
      notSent:
        'Artikelen die nog niet zijn verzonden, gaan meteen terug naar de voorraad en verdwijnen van de pakbon.',
      returned: 'Deze artikelen zijn terug: zet ze bij de voorraad',
      amount: 'Bedrag',
      amountHint:
        'In Amerikaanse dollars. Een bedrag beëindigt geen programma en zet niets terug in de voorraad.',
      sum: 'Terugbetaling',
      tax: 'Belasting daarin',
      left: 'Rest van de bestelling',
      method: {
        label: 'Terugbetalen via',
        provider: 'Dezelfde betaalwijze',
        cash: 'Contant',
        bank: 'Bankoverschrijving',
      },
      hint: {
        provider: 'De klant krijgt een mail als het gebeurd is.',
        cash: 'Geef het geld zelf; hier wordt het vastgelegd en de klant krijgt een mail.',
        bank: 'Maak het geld zelf over; hier wordt het vastgelegd en de klant krijgt een mail.',
      },
      note: 'Notitie',
      noteHint: 'Bijvoorbeeld de dag van de overschrijving. Geen rekeningnummers.',
      reason: 'Reden',
      reasonHint: 'Voor je collega’s; staat in het verloop.',
      submit: '{total} terugbetalen',
      busy: 'Bezig met terugbetalen…',
      done: 'Bestelling {number} is terugbetaald.',
      onItsWay: 'De terugbetaling van bestelling {number} is gestart.',
      failed: 'Dat lukte niet; er is niets terugbetaald. Probeer het opnieuw.',
      unsure:
        'We weten niet of dit is aangekomen. Probeer het opnieuw: dezelfde terugbetaling gebeurt maar één keer.',
      step: 'Terugbetaald',
      again: {
        button: 'Opnieuw terugbetalen',
        title: 'Deze terugbetaling alsnog doen',
        text: 'De vorige poging mislukte; de klant krijgt nog',
        submit: 'Terugbetalen',
      },
    },
    bulk: {
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
        shipped: { one: 'Is {count} bestelling verzonden?', other: 'Zijn {count} bestellingen verzonden?' },
        delivered: {
          one: 'Is {count} bestelling aangekomen?',
          other: 'Zijn {count} bestellingen aangekomen?',
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
    trackingHint: 'De klant ziet die bij de bestelling.',
    correct: {
      title: 'Track-and-tracecode',
      text: 'De klant ziet de code bij de bestelling. Er gaat geen nieuwe mail uit.',
      button: 'Code opslaan',
      done: 'De track-and-tracecode is opgeslagen.',
    },
    keep: 'Niet annuleren',
    saving: 'Bezig met opslaan…',
    moved: 'Bestelling {number}: {status}.',
    failed: 'Dat lukte niet; de bestelling is niet gewijzigd. Probeer het opnieuw.',
    conflict: {
      staff:
        '{name} heeft deze bestelling intussen gewijzigd. De status is nu: {status}. Jouw wijziging is niet opgeslagen.',
      customer:
        'De klant heeft deze bestelling intussen gewijzigd. De status is nu: {status}. Jouw wijziging is niet opgeslagen.',
      unknown:
        'Deze bestelling is intussen veranderd. De status is nu: {status}. Jouw wijziging is niet opgeslagen.',
      look: 'Bestelling bekijken',
    },
  },
}
export default nl
