import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  month: {
    title: 'Werk van een maand',
    text: 'Sporters die je begeleidde, plannen die je voor het eerst publiceerde, en de tijd waarbinnen de helft van je antwoorden kwam.',
    ofAll:
      'Begeleide sporters, plannen die voor het eerst zijn gepubliceerd, en de tijd waarbinnen de helft van de antwoorden kwam.',
    choose: 'Maand',
    loading: 'Maand laden',
    failed: 'De maand kon niet worden geladen',
    none: 'Er zijn nog geen coaches',
    noneText: 'Zodra er een coach is, staat diens maand hier.',
    coach: 'Coach',
    athletes: 'Sporters',
    plans: 'Geschreven plannen',
    replies: 'Antwoorden',
    median: 'Mediane tijd tot een antwoord',
    minutes: { one: '{count} minuut', other: '{count} minuten' },
    hours: { one: '{count} uur', other: '{count} uur' },
    days: { one: '{count} dag', other: '{count} dagen' },
    noReplies: 'Geen antwoorden',
  },
}
export default nl
