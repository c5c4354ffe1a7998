import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  start: {
    title: 'Een programma starten voor {name}',
    text: 'Jij begeleidt het, net als een programma dat {name} zou hebben gekocht.',
    choose: 'Programma',
    open: 'Heeft dit programma al',
    questions: 'Beantwoordt eerst een vragenlijst',
    plan: 'Je schrijft het plan meteen',
    start: 'Programma starten',
    loading: 'Je programma’s worden geladen',
    failed: 'Je programma’s konden niet worden geladen',
    none: 'Geen programma om te starten',
    noneText: 'Programma’s verschijnen hier zodra jij ze mag begeleiden.',
    notStarted: 'Het programma is niet gestart. Probeer het opnieuw.',
    asked: 'Gestart. {name} is gevraagd de vragenlijst te beantwoorden.',
    drafted: 'Gestart. Je kunt het plan nu schrijven.',
  },
}
export default nl
