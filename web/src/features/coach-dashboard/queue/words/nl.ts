import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  queue: {
    title: 'Wacht op jou',
    keys: 'Toetsen: j en k gaan verder en terug, Enter opent, r antwoordt, s stelt uit, e is klaar.',
    choose: 'Kies een regel om hier berichten, trainingen, gewicht, onderzoeken en notities te zien.',
    back: 'Alle zaken',
    loading: 'De zaken worden geladen',
    failed: 'De zaken konden niet worden geladen',
    empty: 'Niemand wacht op je',
    emptyText:
      'Berichten, bloedonderzoeken, plannen die je moet schrijven en gemiste trainingen verschijnen hier.',
    figures: {
      cases: { one: '{count} zaak', other: '{count} zaken' },
      athletes: { one: '{count} actieve sporter', other: '{count} actieve sporters' },
      answers: '{count} te beantwoorden',
      plans: { one: '{count} plan te doen', other: '{count} plannen te doen' },
      trained: '{n}% getraind',
    },
    next: {
      check_in: 'Hierna moet er een check-in binnen zijn:',
      ending: 'Hierna begint een programma aan de laatste week:',
      snoozed: 'Hierna komt terug wat je hebt uitgesteld:',
    },
    team: 'Mijn team',
    dashboard: 'Dashboard openen',
    done: 'Klaar',
    snooze: 'Later',
    undo: { label: 'Ongedaan maken', done: 'Klaar: {name}, {kind}', snoozed: 'Uitgesteld: {name}, {kind}' },
    until: {
      tomorrow: 'Tot morgen',
      monday: 'Tot maandag',
      week: 'Een week',
      date: 'Tot een datum …',
      title: 'Uitstellen',
      text: 'Het komt in de ochtend van die dag terug.',
      day: 'Dag',
      problem: 'Kies een dag vanaf morgen, hooguit een jaar vooruit.',
    },
    notSaved: 'Dat is niet opgeslagen. Probeer het opnieuw.',
    kinds: {
      message: 'Bericht',
      blood_test: 'Bloedonderzoek',
      plan_due: 'Plan te schrijven',
      missed: 'Gemiste trainingen',
      adherence: 'Traint minder',
      check_in: 'Voortgangsverslag',
      ending: 'Loopt af',
      pain: 'Pijn',
    },
    actions: {
      message: 'Antwoorden',
      blood_test: 'Onderzoek openen',
      plan_due: 'Plan schrijven',
      missed: 'Trainingen bekijken',
      adherence: 'Trainingen bekijken',
      check_in: 'Verslag openen',
      ending: 'Programma openen',
      pain: 'Trainingen bekijken',
    },
  },
}
export default nl
