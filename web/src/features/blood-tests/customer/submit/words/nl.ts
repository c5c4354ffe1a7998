import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  submitTest: {
    title: 'Een bloedonderzoek insturen',
    tests: 'Mijn bloedonderzoeken',
    intro:
      'Neem over wat er op je labuitslag staat: elke waarde met de eenheid en de referentiewaarden van het lab. Laat weg waar je geen getal voor hebt.',
    about: 'Het onderzoek',
    day: 'Testdatum',
    code: 'Code van het lab',
    note: 'Opmerking voor je coach',
    noteHint:
      'Bijvoorbeeld of je nuchter was, of welke medicijnen of supplementen je die week hebt gebruikt.',
    values: {
      title: 'Bloedwaarden',
      text: 'De referentiewaarden staan naast elke waarde op je uitslag.',
      label: 'Bloedwaarde',
      value: 'Waarde',
      unit: 'Eenheid',
      low: 'Referentie vanaf',
      high: 'Referentie tot',
      entry: 'Waarde {n}',
      add: 'Waarde toevoegen',
      remove: 'Verwijderen',
      removeNamed: '{name} verwijderen',
      removed: '{name} is verwijderd.',
      undo: 'Ongedaan maken',
    },
    report: {
      title: 'Labuitslag',
      text: 'Pdf, jpg of png, tot {megabytes} MB.',
      choose: 'Bestand kiezen',
      drop: 'Sleep de uitslag hierheen',
      or: 'of',
      release: 'Laat los om toe te voegen',
      remove: '{file} verwijderen',
      removed: 'De labuitslag is verwijderd.',
      empty: 'Dit bestand is leeg: {file}',
      progress: 'Hoeveel van {file} is verstuurd',
      kept: 'De uitslag blijft gekozen zolang dit tabblad open is.',
    },
    reader: {
      title: 'Wie het leest',
      coach: '{name} kan dit bloedonderzoek lezen en reageert erop.',
      none: 'Je hebt nu geen coach, dus vanzelf reageert er niemand op dit bloedonderzoek.',
      self: 'Alleen voor mezelf bewaren',
      selfText: 'Alleen jij ziet het. Je kunt later nog een coach vragen.',
      ask: 'Een coach vragen',
      askText: 'Onze medewerkers zien het en zoeken een coach die reageert.',
    },
    consent:
      'Ik ga ermee akkoord dat Tavan deze waarden bewaart en aan mijn coach laat zien. Ze dienen alleen voor mijn begeleiding.',
    consentHint: 'Je kunt je toestemming altijd intrekken in je account, bij Je gegevens.',
    send: 'Onderzoek insturen',
    sending: 'Wordt verstuurd…',
    stop: 'Versturen stoppen',
    stopped: 'Er is niets verstuurd. Alles wat je hebt ingevuld, staat er nog.',
    failed:
      'Het onderzoek is niet ingestuurd. Alles wat je hebt ingevuld, staat er nog; probeer het opnieuw.',
    unsure:
      'We weten niet of het onderzoek is aangekomen. Kijk bij je bloedonderzoeken voordat je het opnieuw verstuurt.',
    invalid: { one: 'Kijk nog eens naar {count} veld.', other: 'Kijk nog eens naar {count} velden.' },
    kept: 'Je bloedonderzoek is opgeslagen. Alleen jij ziet het.',
    done: 'Je onderzoek is ingestuurd. Je coach reageert hier.',
  },
}
export default nl
