import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  home: {
    hero: {
      title: 'Sterk, zonder poespas.',
      text: 'Voeding met een leesbaar etiket, materiaal dat jaren meegaat en coaches die antwoord geven.',
      start: 'Aan de slag',
      shop: 'Bekijk de producten',
    },
    stats: {
      label: 'Tavan in cijfers',
      users: { value: '10K+', label: 'actieve gebruikers' },
      coaches: { value: '500+', label: 'ervaren coaches' },
      success: { value: '95%', label: 'haalt het doel' },
      support: { value: '24/7', label: 'ondersteuning' },
    },
    features: {
      title: 'Eén plan, vier kanten',
      plans: {
        title: 'Trainingsplannen',
        text: 'Sessies voor jouw week, jouw materiaal en het lichaam dat je vandaag hebt.',
      },
      nutrition: {
        title: 'Voedingsadvies',
        text: 'Maaltijden en hoeveelheden die in je keuken passen, getoetst aan je bloedwaarden.',
      },
      lifestyle: {
        title: 'Leefstijlcoaching',
        text: 'Slaap, stress en herstel krijgen evenveel aandacht als sets en herhalingen.',
      },
      community: {
        title: 'Community',
        text: 'Mensen die hetzelfde doen, en een coach die leest wat je schrijft.',
      },
    },
    cta: {
      title: 'Begin met één goede week.',
      text: 'Haal de app, beantwoord een paar vragen en heb je eerste plan vóór je volgende training.',
      app: 'Haal de app',
      coach: 'Word coach',
    },
    testimonials: {
      title: 'In hun woorden',
      quote: 'Ik gok niet meer. Mijn coach ziet dezelfde cijfers als ik, en het plan beweegt mee.',
      author: 'Lid van Tavan',
      detail: 'Twaalf weken, drie trainingen per week',
    },
  },
}
export default nl
