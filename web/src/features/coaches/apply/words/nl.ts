import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  apply: {
    title: 'Word coach',
    lead: 'Sporters krijgen bij Tavan een programma, en een coach die het voor ze schrijft en ze blijft begeleiden. Ben jij dat? Vertel ons wie je bent en wat je hebt geleerd.',
    facts: {
      time: { value: '10 min', label: 'ongeveer, om in te vullen' },
      documents: { value: '1 tot {max}', label: 'documenten die laten zien wat je kunt' },
      answer: { value: '{days} werkdagen', label: 'tot je meestal van ons hoort' },
    },
    progress: {
      title: 'Je aanmelding',
      count: { one: '{count} van {all} onderdelen afgerond', other: '{count} van {all} onderdelen afgerond' },
      complete: 'af',
      open: 'nog open',
      kept: 'Je antwoorden blijven in dit tabblad bewaard, ook als je door de winkel bladert of de pagina opnieuw laadt. Bestanden kies je daarna opnieuw.',
    },
    parts: {
      person: 'Over jou',
      programs: 'Programma’s',
      experience: 'Ervaring',
      documents: 'Documenten',
      captcha: 'Beveiligingscode',
    },
    phoneHint: 'Met landnummer, {min} tot {max} tekens. We bellen alleen als mail je niet bereikt.',
    emailHint: 'Hier komt ons antwoord, en later log je ermee in.',
    programs: {
      hint: 'Kies elk programma dat je zou willen begeleiden.',
      chosen: { zero: 'Nog niets gekozen', one: '{count} gekozen', other: '{count} gekozen' },
      loading: 'De programma’s worden geladen',
      failed: 'De programma’s konden niet worden geladen',
      failedText: 'Alles wat je hebt ingevuld, blijft staan.',
      emptyTitle: 'Op dit moment zoekt geen programma een coach',
      emptyText: 'Dat verandert met elk nieuw programma. Kijk over een paar weken nog eens.',
      weeks: { one: '{count} week', other: '{count} weken' },
      days: { one: '{count} dag', other: '{count} dagen' },
      beginner: 'Beginner',
      intermediate: 'Gemiddeld',
      advanced: 'Gevorderd',
    },
    experience: {
      hint: 'Wie heb je begeleid, hoelang en met welk resultaat? Waar heb je zelf voor getraind?',
      count: '{count} van {max} tekens',
      short: { one: 'Nog {count} teken nodig', other: 'Nog {count} tekens nodig' },
      long: { one: '{count} teken te veel', other: '{count} tekens te veel' },
    },
    documents: {
      hint: 'Certificaten, diploma’s, je cv. PDF, DOC, DOCX, JPG of PNG, maximaal {max} bestanden van elk {size} MB.',
      again: {
        one: 'Bij het opnieuw laden blijven bestanden niet bewaard. Kies je bestand opnieuw.',
        other: 'Bij het opnieuw laden blijven bestanden niet bewaard. Kies je {count} bestanden opnieuw.',
      },
      drop: 'Sleep je bestanden hierheen',
      or: 'of',
      choose: 'Bestanden kiezen',
      release: 'Laat los om ze toe te voegen',
      count: {
        zero: 'Nog geen bestand',
        one: '{count} van {max} bestanden',
        other: '{count} van {max} bestanden',
      },
      list: 'Gekozen bestanden',
      remove: '{file} verwijderen',
      removed: '{file} is verwijderd.',
      undo: 'Ongedaan maken',
      empty: 'Dit bestand is leeg: {file}',
      twice: 'Staat al in de lijst: {file}',
      notAdded: 'Niet toegevoegd',
      unreadable: 'Dit bestand is niet meer te lezen: {file}. Verwijder het en kies het opnieuw.',
    },
    captcha: {
      field: 'Beveiligingscode',
      hint: 'De {count} tekens hierboven. Hoofdletters of kleine letters: dat maakt niet uit.',
      picture:
        'Captcha: afbeelding met {count} tekens. Met de knoppen ernaast kun je ze beluisteren of als tekst lezen.',
      renew: 'Nieuwe code',
      renewed: 'Er is een nieuwe code.',
      listen: 'Luister naar de code',
      read: 'Code als tekst tonen',
      hide: 'Verberg de tekst',
      text: 'De code is: {code}',
    },
    promise: 'Alleen wie over coaches beslist, ziet je antwoorden en documenten.',
    submit: 'Aanmelding versturen',
    sending: {
      title: 'Je aanmelding wordt verstuurd',
      start: 'Je bestanden worden klaargemaakt…',
      progress: '{percent}% verstuurd, {loaded} van {total}',
      checking: 'Alles is verstuurd. Je documenten worden nagekeken…',
      file: 'Verstuurd van {file}',
      cancel: 'Versturen afbreken',
    },
    failure: {
      refused: 'De aanmelding kon niet worden verstuurd',
      network: 'De aanmelding kon niet worden verstuurd. Probeer het opnieuw.',
      service: 'Er ging iets mis bij het versturen van je aanmelding',
      cancelled: 'Het versturen is afgebroken.',
      content:
        'De inhoud past niet bij het bestandstype. Open het bestand, sla het opnieuw op als PDF, JPG of PNG en kies dat.',
      kept: 'Alles wat je hebt ingevuld, staat er nog.',
      tooLarge: 'De bestanden zijn samen te groot voor onze server. Stuur er minder, of kleinere.',
      tooMany: {
        one: 'Er kwamen te veel aanmeldingen van jouw verbinding. Probeer het over {count} minuut opnieuw.',
        other:
          'Er kwamen te veel aanmeldingen van jouw verbinding. Probeer het over {count} minuten opnieuw.',
      },
      noSpace: 'Onze server heeft nu geen ruimte voor bestanden. Probeer het later opnieuw.',
      open: 'Heb je hem eerder gestuurd, ook in een poging die leek te mislukken, dan is hij aangekomen. Let op onze mail.',
    },
    done: {
      title: 'Je aanmelding is verstuurd!',
      text: 'Dank je wel. Je aanmelding en documenten zijn bij ons; je hoeft nu niets meer te doen.',
      mail: 'Een bevestiging is onderweg naar {email}.',
      again: 'Het formulier hieronder is weer leeg.',
    },
    next: {
      title: 'Wat er nu gebeurt',
      read: {
        title: 'We lezen hem',
        text: 'Elke aanmelding wordt met de documenten door een mens gelezen, meestal binnen {days} werkdagen.',
      },
      mail: {
        title: 'Je krijgt een mail',
        text: 'Ons besluit komt op het adres dat je hebt opgegeven. Is het nee, dan leggen we uit waarom.',
      },
      register: {
        title: 'Je registreert je als coach',
        text: 'Na goedkeuring maak je met datzelfde adres je coachaccount en bevestig je het met een link.',
      },
      already: 'Al coach bij ons?',
      signIn: 'Inloggen als coach',
    },
  },
}
export default nl
