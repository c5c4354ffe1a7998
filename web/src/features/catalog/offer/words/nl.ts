import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  offer: {
    beside: {
      title: 'Programma’s die je kunt starten',
      text: 'Log in om die van jezelf te zien.',
      all: 'Alle programma’s bekijken',
    },
    loading: 'Voorbeeldweek laden',
    failed: 'De voorbeeldweek kon niet worden geladen',
    facts: {
      weeks: { one: '{count} week', other: '{count} weken' },
      sessions: { one: '{count} training per week', other: '{count} trainingen per week' },
      easy: { one: '{count} lichte dag', other: '{count} lichte dagen' },
      difficulty: { beginner: 'Voor beginners', intermediate: 'Gemiddeld niveau', advanced: 'Gevorderd' },
    },
    week: 'Zo ziet een week eruit',
    weekText: 'De eerste week zoals die in het programma staat. Je coach stemt hem af op je antwoorden.',
    rest: 'Rustdag',
    minutes: '{n} min',
    sets: '{sets} × {reps}',
    coaches: 'Wie je begeleidt',
    coachesText: 'Een van deze coaches schrijft je plan en beantwoordt je berichten.',
    noCoach: 'Een coach uit ons team schrijft je plan en beantwoordt je berichten.',
    repliesHours: {
      one: 'Ze antwoorden meestal binnen een uur.',
      other: 'Ze antwoorden meestal binnen {count} uur.',
    },
    repliesDays: {
      one: 'Ze antwoorden meestal binnen een dag.',
      other: 'Ze antwoorden meestal binnen {count} dagen.',
    },
    language: 'Taal: {language}',
    needs: 'Wat je nodig hebt',
    noNeeds: 'Geen materiaal.',
    needsText:
      'Heb je iets niet? Vertel het je coach in de vragenlijst: er is bijna altijd een andere manier.',
    steps: 'Zo gaat het',
    order: {
      title: 'Bestelling',
      text: 'Het programma staat in je account zodra je bestelling is bevestigd.',
    },
    questions: {
      title: 'Vragen',
      text: {
        one: '{count} vraag over training, gezondheid, materiaal en tijd. Je kunt stoppen en later verdergaan.',
        other:
          '{count} vragen over training, gezondheid, materiaal en tijd. Je kunt stoppen en later verdergaan.',
      },
      none: 'Dit programma heeft geen vragenlijst.',
    },
    plan: {
      title: 'Je plan',
      text: 'Je coach schrijft het plan voor jou. Je krijgt een mail zodra het er is.',
      usual: { one: 'Meestal duurt dat één dag.', other: 'Meestal duurt dat {count} dagen.' },
    },
    start: {
      title: 'Eerste week',
      weeks: {
        one: 'Je programma begint zodra het plan is gepubliceerd en duurt {count} week.',
        other: 'Je programma begint zodra het plan is gepubliceerd en duurt {count} weken.',
      },
      text: {
        one: 'Je programma begint zodra het plan is gepubliceerd en duurt {count} dag.',
        other: 'Je programma begint zodra het plan is gepubliceerd en duurt {count} dagen.',
      },
    },
    refund: 'Als je je bedenkt',
    refundText:
      'Annuleer je voordat je coach is begonnen, dan betalen we alles terug. Je herroepingsrecht blijft gelden.',
    terms: 'Voorwaarden lezen',
    withdraw: 'Bestelling herroepen',
    asked: 'Vragen',
    pause: {
      title: 'Kan ik een pauze nemen?',
      text: 'Ja. Je kunt zelf tot {days} dagen pauzeren, en langer in overleg met je coach.',
    },
    elsewhere: {
      title: 'En als ik een dag ergens anders train?',
      text: 'Wissel een oefening voor die training, of verplaats de training naar een andere dag. Je coach ziet het.',
    },
    after: {
      title: 'Wat blijft er na het programma?',
      text: 'Je plan, je trainingslogboek en je resultaten blijven in je account, en je kunt ze exporteren.',
    },
  },
}
export default nl
