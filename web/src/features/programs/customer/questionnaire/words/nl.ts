import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  questionnaire: {
    title: 'Vragenlijst',
    loading: 'De vragenlijst wordt geladen',
    failed: 'De vragenlijst kon niet worden geladen',
    absent: 'Deze vragenlijst is niet gevonden',
    programs: 'Mijn programma’s',
    back: 'Terug naar mijn programma’s',
    intro: 'Met deze antwoorden schrijft je coach je plan. Wat je invult, wordt meteen bewaard.',
    body: 'Over jou',
    bodyText:
      'Je coach ziet dit bij je naam. Je mag alles leeg laten en wat je invult, wordt meteen bewaard.',
    step: 'Stap {n} van {count}',
    review: 'Nakijken en versturen',
    reviewText: 'Dit zijn je antwoorden. Als je ze hebt verstuurd, kun je ze niet meer wijzigen.',
    previous: 'Vorige',
    next: 'Volgende',
    change: 'Wijzigen',
    changeNamed: 'Wijzigen: {question}',
    none: 'Geen antwoord',
    missing: 'Nog te beantwoorden',
    yes: 'Ja',
    no: 'Nee',
    number: 'Vul een getal in',
    numberFrom: 'Vul een getal in van {min} tot en met {max}',
    range: 'Van {min} tot en met {max}',
    consent:
      'Ik vind het goed dat Tavan mijn antwoorden, ook die over mijn gezondheid, bewaart en aan mijn coach laat zien, zodat die mijn plan kan schrijven.',
    consentHint: 'Je kunt je toestemming altijd intrekken in je account, bij Je gegevens.',
    submit: 'Antwoorden versturen',
    submitting: 'Wordt verstuurd…',
    notDone: 'Je antwoorden zijn niet verstuurd. Probeer het opnieuw.',
    draft: {
      waiting: 'Nog niet opgeslagen',
      saving: 'Bezig met opslaan…',
      saved: 'Concept opgeslagen',
      failed: 'Het concept is niet opgeslagen',
    },
    done: {
      title: 'Je antwoorden zijn bij je coach',
      text: 'Je coach schrijft nu je plan. Je krijgt een mail zodra het klaar is.',
      see: 'Je antwoorden bekijken',
      answers: 'Wat je hebt geantwoord',
    },
    closed: {
      title: 'Deze vragenlijst is niet open',
      text: 'Hij gaat open zodra je bestelling is bevestigd. Dan krijg je een mail.',
    },
  },
}
export default nl
