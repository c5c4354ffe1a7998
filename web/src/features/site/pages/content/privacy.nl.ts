import type { Article } from '../content-shape'

const privacy: Article<'privacy'> = {
  lead: 'Wat we bewaren, waarom, en hoe je het terugkrijgt of laat wissen. In gewone taal.',
  sections: {
    account: {
      title: 'Je account',
      blocks: [
        'Je naam, e-mailadres en wachtwoord. Het wachtwoord bewaren we alleen als hash, een code die niemand kan terugrekenen, ook wij niet. Van elke keer dat je inlogt, bewaren we wanneer en op wat voor apparaat, zodat je het kunt beëindigen.',
      ],
    },
    orders: {
      title: 'Je bestellingen',
      blocks: [
        'Wat je bestelde, wat het kostte, waar het heen ging, je telefoonnummer voor de bezorger en je eventuele opmerking. Dat hebben we nodig om te bezorgen, terug te betalen en onze boeken te voeren. Je kaartgegevens gaan naar de betaaldienst; wij zien ze nooit.',
        'Terugbetalingen, creditnota’s, retouren met je reden en foto’s en betwiste betalingen horen bij de bestelling, net als notities die onze medewerkers erbij zetten. Wat je camera in een foto schrijft, halen we eruit, en alleen onze medewerkers zien die foto. Herroep je een aankoop zonder account, dan bewaren we je naam, e-mailadres en bestelnummer om je te antwoorden.',
      ],
    },
    health: {
      title: 'Gezondheids\u00adgegevens, alleen met je toestemming',
      blocks: [
        'Antwoorden uit een vragenlijst en bloedwaarden gebruiken we alleen voor jouw programma; allergieën die je daarin noemt, markeren ook producten in de winkel, en dat zie alleen jij. We vragen je toestemming voordat we het eerste antwoord bewaren, en je mag die intrekken. Je eigen coach ziet ze, en medewerkers voor wie het nodig is; elke inzage wordt vastgelegd.',
      ],
    },
    browser: {
      title: 'Wat er in je browser staat',
      blocks: [
        {
          list: [
            'Een inlogtoken en je naam, tot je uitlogt.',
            'Je winkelwagen, zolang je niet bent ingelogd.',
            'De taal en weergave die je koos.',
            'Wat je invult bij het afrekenen, in een aanmelding als coach of als naam en e-mailadres van een nieuw account, tot je het verstuurt of het tabblad sluit.',
            'Berichten die nog niet konden worden verzonden, tot ze zijn verzonden of je uitlogt.',
            'Wat je invult voor een training van je programma, tot je het opslaat of uitlogt.',
            'Pagina’s, foto’s en producten die je hebt bekeken, zodat je de winkel zonder verbinding kunt lezen.',
          ],
        },
        'Geen reclamecookies en geen trackers. Lettertypen en foto’s komen van onze eigen server. Komt de controle dat je geen robot bent van een ander bedrijf, dan staat dat erbij en maakt je browser daar verbinding mee.',
      ],
    },
    sharing: {
      title: 'Met wie we gegevens delen',
      blocks: [
        'De bezorger krijgt je naam, adres en telefoonnummer. De betaaldienst krijgt het bedrag en het bestelnummer. Voor reclame krijgt niemand iets, en we verkopen geen gegevens.',
      ],
    },
    keeping: {
      title: 'Hoelang we het bewaren',
      blocks: [
        'Account en programma’s: tot je ze laat wissen. Facturen: zolang de belastingwet dat vereist, ook als je account is gewist. Foto’s van retouren en notities van medewerkers: zolang je account bestaat. Een herroeping zonder account: {WITHDRAWAL_YEARS} jaar. Gegevens over waar je bent ingelogd: tot de sessie eindigt; het netwerk waarvan je inlogde, {SIGN_IN_RECORD_DAYS} dagen na de laatste keer inloggen. Links voor een nieuw wachtwoord: {RESET_LINK_MINUTES} minuten.',
      ],
    },
    rights: {
      title: 'Je rechten',
      blocks: [
        'Tavan is verantwoordelijk voor je gegevens. We gebruiken ze om je bestelling uit te voeren, omdat de wet het vereist of met je toestemming. Je mag ze inzien, laten corrigeren, overdragen en laten wissen, en bezwaar maken tegen het gebruik. Schrijf vanaf het adres van je account naar [onze mailbox](mailto:@); we antwoorden binnen 30 dagen. Je kunt altijd een klacht indienen bij de privacytoezichthouder van je land.',
      ],
    },
  },
}

export default privacy
