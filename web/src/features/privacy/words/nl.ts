import type { Texts } from '../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  privacy: {
    data: {
      title: 'Je gegevens',
      text: 'Wat we van je bewaren, en hoe je het meeneemt.',
      loading: 'Je gegevens worden geladen',
      failed: 'Je gegevens konden niet worden geladen',
    },
    items: {
      addresses: 'Adressen',
      sessions: 'Ingelogde apparaten',
      programs: 'Programma’s',
      answers: 'Antwoorden',
      measurements: 'Metingen',
      blood_tests: 'Bloedonderzoeken',
      messages: 'Berichten',
      files: 'Bestanden in berichten',
      orders: 'Bestellingen',
      cart_items: 'Producten in je winkelwagen',
      alerts: 'Voorraadmeldingen',
      applications: 'Aanmeldingen als coach',
    },
    consent: {
      title: 'Toestemming voor gezondheidsgegevens',
      given: 'Je gaf toestemming op',
      withdrawn: 'Je trok je toestemming in op',
      givenText: 'We bewaren je antwoorden, metingen en bloedonderzoeken, en je coach kan ze zien.',
      withdrawnText:
        'Je coach en ons team kunnen je programma’s en bloedonderzoeken niet meer zien. Vóór je volgende vragenlijst of bloedonderzoek vragen we het opnieuw.',
      withdraw: 'Toestemming intrekken',
      askTitle: 'Je toestemming intrekken?',
      askText:
        'Je coach kan je programma’s en bloedonderzoeken niet meer zien, dus de begeleiding stopt. Er wordt niets verwijderd en je kunt later opnieuw toestemming geven.',
    },
    download: {
      text: 'Een ZIP-bestand met alles wat we van je bewaren: leesbare gegevens, je facturen, labuitslagen, berichten en documenten.',
      submit: 'Mijn gegevens downloaden',
      progress: 'Downloaden… {size}',
      done: 'Je gegevens zijn gedownload ({size}).',
    },
    accesses: {
      title: 'Wie je gezondheidsgegevens heeft bekeken',
      text: 'Iedereen behalve jij, de laatste bovenaan.',
      none: 'Behalve jij heeft nog niemand je gezondheidsgegevens bekeken.',
      loading: 'De lijst wordt geladen',
      failed: 'Deze lijst kon niet worden geladen',
      more: 'Eerdere tonen',
      coach: 'Je coach {name}',
      staff: 'Een medewerker van Tavan',
      gone: 'Een voormalige coach',
      actions: {
        athlete_listed: 'zag je naam in de lijst',
        athlete_notes_changed: 'wijzigde de notities over jou',
        program_opened: 'opende je programma',
        plan_history_opened: 'opende de geschiedenis van je plan',
        blood_test_listed: 'zag een bloedonderzoek in de lijst',
        blood_test_opened: 'opende een bloedonderzoek',
        blood_test_trends: 'bekeek je verloop',
        blood_test_report: 'opende een labuitslag',
        blood_test_commented: 'reageerde op een bloedonderzoek',
        blood_test_changed: 'voegde waarden of een analyse toe',
      },
    },
    delete: {
      title: 'Je account verwijderen',
      text: 'Hiermee wordt gewist wat we van je bewaren.',
      goes: 'Gewist: je profiel, programma’s, antwoorden, metingen, bloedonderzoeken, berichten, bestanden en adressen.',
      stays:
        'Bewaard, omdat de wet dat vraagt: je bestellingen zonder je naam, en je facturen in een privéarchief.',
      orders: 'Bestellingen die we nog niet hebben verstuurd, worden geannuleerd. Je krijgt je geld terug.',
      grace: {
        one: 'Je kunt het {count} dag lang terugdraaien met een link die we je mailen.',
        other: 'Je kunt het {count} dagen lang terugdraaien met een link die we je mailen.',
      },
      open: 'Account verwijderen',
      askTitle: 'Je account verwijderen?',
      askGrace: {
        one: 'Je wordt meteen overal uitgelogd. Je gegevens worden over {count} dag gewist.',
        other: 'Je wordt meteen overal uitgelogd. Je gegevens worden over {count} dagen gewist.',
      },
      askNow: 'Je wordt overal uitgelogd en je gegevens worden meteen gewist. Dit kun je niet terugdraaien.',
      password: 'Huidig wachtwoord',
      submit: 'Mijn account verwijderen',
      submitting: 'Je account wordt verwijderd…',
      failed: 'Je account kon niet worden verwijderd. Probeer het opnieuw.',
      done: 'Je account is verwijderd en je gegevens zijn gewist.',
      closed: 'Je account is gesloten. Je gegevens worden gewist op {date}.',
    },
    keep: {
      title: 'Je account behouden',
      intro: 'Druk op de knop om de verwijdering terug te draaien. Alles blijft zoals het was.',
      submit: 'Mijn account behouden',
      submitting: 'Je account wordt behouden…',
      failed: 'Je account kon niet worden behouden. Probeer het opnieuw.',
      done: 'Je account wordt niet verwijderd',
      doneText: 'Er is niets gewist. Je kunt weer inloggen.',
      leave: 'Sluit je deze pagina, dan gaat het verwijderen door.',
      login: 'Naar inloggen',
      deadText:
        'De link is geldig totdat je gegevens zijn gewist en kun je één keer gebruiken. Heb je hulp nodig? Mail ons.',
      contact: 'Contact',
    },
  },
}
export default nl
