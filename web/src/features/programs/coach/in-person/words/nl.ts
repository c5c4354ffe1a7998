import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  inPerson: {
    set: 'Set {n}',
    reps: 'Herhalingen',
    load: 'Gewicht (kg)',
    repsOf: '{exercise}, set {n}: herhalingen',
    loadOf: '{exercise}, set {n}: gewicht (kg)',
    measures: { seconds: 'Seconden', minutes: 'Minuten', meters: 'Meter' },
    measureOf: '{exercise}, set {n}: {measure}',
    notInPlan: 'Niet in het plan',
    title: 'Training invoeren',
    text: 'Voor een sporter die naast je traint. Er staat bij dat jij het hebt ingevoerd; lege rijen worden niet bewaard.',
    day: 'Dag',
    dayWrong: 'Kies een dag van dit programma die niet in de toekomst ligt',
    nothingPlanned: 'Voor deze dag staat niets gepland. Opslaan markeert hem als getraind.',
    save: 'Training opslaan',
    saving: 'Bezig met opslaan…',
    entered: 'De training is ingevoerd.',
    remove: 'Invoer verwijderen',
    removed: 'Je invoer voor deze dag is verwijderd.',
    failed: 'De training is niet ingevoerd. Probeer het opnieuw.',
  },
}
export default nl
