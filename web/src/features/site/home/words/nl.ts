import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  home: {
    hero: {
      title: 'Sterk, zonder poespas.',
      text: 'Voeding met een leesbaar etiket, materiaal dat jaren meegaat en coaches die antwoord geven.',
      start: 'Aan de slag',
      shop: 'Producten bekijken',
    },
    stats: {
      label: 'Tavan in cijfers',
      users: { value: '10.000+', label: 'actieve gebruikers' },
      coaches: { value: '500+', label: 'ervaren coaches' },
      success: { value: '95%', label: 'succespercentage' },
      support: { value: '24/7', label: 'ondersteuning' },
    },
    features: {
      title: 'Eén plan, vier delen',
      plans: {
        title: 'Trainingsplannen',
        text: 'Trainingen voor jouw week, jouw materiaal en het lichaam dat je vandaag hebt.',
      },
      nutrition: {
        title: 'Voedingsadvies',
        text: 'Maaltijden en hoeveelheden die in je keuken passen; neem je bloedwaarden mee, dan houden we er rekening mee.',
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
      text: 'Download de app, beantwoord een paar vragen en heb je eerste plan vóór je volgende training.',
      app: 'Download de app',
      coach: 'Word coach',
    },
    testimonials: {
      title: 'In hun woorden',
      quote: 'Ik gok niet meer. Mijn coach ziet dezelfde cijfers als ik, en het plan beweegt mee.',
      author: 'Voorbeeld, geen klant',
      detail: 'Twaalf weken, drie trainingen per week',
    },
  },
}
export default nl
