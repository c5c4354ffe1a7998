import type { Article } from '../content-shape'

const help: Article<'help'> = {
  lead: 'Korte antwoorden op wat ons het vaakst wordt gevraagd. Staat jouw vraag er niet bij? Mail ons; een mens leest het.',
  sections: {
    ordering: {
      title: 'Bestellen',
      blocks: [
        'Een winkelwagen vullen kan zonder account. Bij het afrekenen log je in; je houdt je winkelwagen.',
        {
          steps: [
            'Zoek in de [winkel](/shop) op woord, categorie of prijs.',
            'Leg het product in je winkelwagen en controleer het aantal.',
            'Log in of maak een account en vul je bezorgadres in.',
            'Kies hoe je betaalt en hoe snel we bezorgen, en plaats je bestelling.',
          ],
        },
        'Je krijgt een bevestiging per mail. Onder [Mijn bestellingen](/orders) zie je hoe het ervoor staat.',
      ],
    },
    delivery: {
      title: 'Bezorging',
      blocks: [
        {
          shipping: {
            caption: 'Verzendwijzen',
            head: ['Verzendwijze', 'Kosten', 'Werkdagen'],
            free: 'Gratis',
            freeFrom: 'gratis vanaf {price}',
          },
        },
        'Werkdagen zijn maandag tot en met vrijdag. Zodra je pakket bij ons weggaat, staat de track-and-tracecode bij je bestelling en in je mail.',
        'Programma’s worden niet verstuurd: die gaan open in je account.',
      ],
    },
    payment: {
      title: 'Betalen',
      blocks: [
        'Je betaalt online of contant bij bezorging.',
        {
          tax: {
            excluded:
              'Prijzen zijn in Amerikaanse dollars; de {TAX_RATE}% belasting zie je apart voordat je bestelt.',
            included: 'Prijzen zijn in Amerikaanse dollars, inclusief {TAX_RATE}% belasting.',
          },
        },
        'Betaal je online, dan houden we je artikelen {PAYMENT_HOLD_MINUTES} minuten vast. Mislukt de betaling, kies dan bij je bestelling ‘Nu betalen’ en probeer het binnen die tijd opnieuw. Daarna vervalt de bestelling en liggen je artikelen weer in je winkelwagen.',
        'Een bestelling met betalen bij bezorging bevestigen we voordat we inpakken. Houd je telefoon dus bij de hand.',
      ],
    },
    cancelling: {
      title: 'Annuleren',
      blocks: [
        'Tot we beginnen met inpakken annuleer je zelf: open de bestelling onder [Mijn bestellingen](/orders) en kies ‘Bestelling annuleren’. Wat je online hebt betaald, betalen we terug via dezelfde betaalwijze.',
        'Zijn we al aan het inpakken, mail ons dan meteen. Als het nog kan, houden we het tegen.',
      ],
    },
    returns: {
      title: 'Retourneren',
      blocks: [
        'Na ontvangst heb je {RETURN_DAYS} dagen om iets terug te sturen.',
        'Open de bestelling onder [Mijn bestellingen](/orders) en kies ‘Artikelen terugsturen’, dan vertellen we waar het heen kan. Je kunt je bestelling ook [herroepen](/withdraw), zonder een reden te geven.',
        {
          list: [
            'Materiaal en kleding: schoon en compleet, in een doos die het beschermt.',
            'Voeding en supplementen: ongeopend, met intact zegel.',
            'Kapot of verkeerd geleverd: stuur een foto. Wij vervangen het en betalen de retourzending.',
          ],
        },
        'Binnen {REFUND_BUSINESS_DAYS} werkdagen nadat het pakket bij ons is, krijg je je geld terug.',
      ],
    },
    accounts: {
      title: 'Je account',
      blocks: [
        'Wachtwoord vergeten? Kies de link op de [inlogpagina](/login). Die werkt {RESET_LINK_MINUTES} minuten; met een nieuw wachtwoord word je op al je andere apparaten uitgelogd.',
        'Denk je dat iemand anders in je account zit? Wijzig je wachtwoord en mail ons.',
      ],
    },
    programs: {
      title: 'Programma’s en coaches',
      blocks: [
        'Een programma koop je gewoon in de [winkel](/shop). Na de bevestiging staat het in je account, met een vragenlijst; je coach schrijft je plan op basis van jouw antwoorden.',
        'Training, maaltijden en vragen staan bij elkaar en je kunt je coach altijd schrijven. De meesten antwoorden binnen een werkdag.',
        'Een programma is geen medische zorg. Ben je ziek, geblesseerd of zwanger, vraag dan eerst je arts.',
      ],
    },
  },
}

export default help
