import type { Article } from '../content-shape'

const terms: Article<'terms'> = {
  lead: 'De afspraken voor de winkel en de programma’s, kort genoeg om te lezen. Wat de wet je geeft, houd je.',
  sections: {
    who: {
      title: 'Wie we zijn',
      blocks: [
        'Tavan verkoopt voeding, materiaal en coachingprogramma’s. Je bereikt ons via [onze mailbox](mailto:@). Je bent 18 jaar of ouder, of hebt toestemming van je ouder of voogd.',
      ],
    },
    orders: {
      title: 'Wanneer een bestelling vaststaat',
      blocks: [
        'Met je bestelling doe je een aanbod; met onze bevestiging nemen we het aan. Tot we inpakken mag je zonder reden annuleren. Is iets er toch niet meer, dan laten we het weten en krijg je je geld terug.',
      ],
    },
    prices: {
      title: 'Prijzen en betalen',
      blocks: [
        {
          tax: {
            excluded:
              'Prijzen zijn in Amerikaanse dollars, zonder belasting; de {TAX_RATE}% belasting en de verzendkosten zie je voordat je bestelt.',
            included:
              'Prijzen zijn in Amerikaanse dollars, inclusief {TAX_RATE}% belasting; de verzendkosten zie je voordat je bestelt.',
          },
        },
        'Een bestelling die online betaald moet worden, houden we {PAYMENT_HOLD_MINUTES} minuten vast. Klopt een prijs duidelijk niet, dan vragen we het je voordat we iets sturen.',
      ],
    },
    delivery: {
      title: 'Bezorging',
      blocks: [
        'Onze verzendwijzen, met prijs en levertijd, staan op de [hulppagina](/help#delivery). Tot je het in handen hebt, is het risico voor ons.',
      ],
    },
    returns: {
      title: 'Retour en garantie',
      blocks: [
        'Je kunt binnen {RETURN_DAYS} dagen terugsturen, zoals op de [hulppagina](/help) staat.',
        'Gaat iets bij gewoon gebruik stuk, dan repareren we het, vervangen we het of betalen we terug. Geopende voeding en supplementen nemen we alleen terug als er iets mis mee is.',
      ],
    },
    programs: {
      title: 'Programma’s en coaching',
      blocks: [
        'Een programma is alleen voor jou. Het is advies over training, eten en gewoonten, geen behandeling, en een resultaat beloven we niet: dat hangt net zo goed van jou af als van het plan.',
        'Wees eerlijk tegen je coach over blessures en ziekte, stop als iets pijn doet en ga bij twijfel naar een arts. Annuleer je voordat je coach begonnen is, dan krijg je alles terug.',
      ],
    },
    accounts: {
      title: 'Je account',
      blocks: [
        'Houd je wachtwoord voor jezelf. Een account dat anderen of de dienst schaadt, kunnen we sluiten; open bestellingen leveren we dan of betalen we terug.',
      ],
    },
    changes: {
      title: 'Wijzigingen',
      blocks: [
        'Veranderen deze voorwaarden, dan geldt voor jouw bestelling wat hier op die dag stond. Blijkt een bepaling ongeldig, dan blijven de andere gelden.',
      ],
    },
  },
}

export default terms
