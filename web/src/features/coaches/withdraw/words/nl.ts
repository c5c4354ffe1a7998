import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  withdraw: {
    documentTitle: 'Aanmelding intrekken',
    title: 'Trek je aanmelding in',
    intro: 'Met deze knop wissen we je gegevens en je documenten. Je kunt je altijd opnieuw aanmelden.',
    submit: 'Mijn aanmelding intrekken',
    submitting: 'Je aanmelding wordt ingetrokken…',
    leave: 'Toch niet? Sluit deze pagina, je aanmelding blijft staan.',
    done: 'Je aanmelding is ingetrokken',
    doneText: 'We hebben je gegevens en je documenten gewist. Bedankt voor je belangstelling.',
    again: 'Word coach',
    home: 'Naar de homepage',
    deadText: 'Heb je je daarna opnieuw aangemeld? Vraag dan een nieuwe link aan.',
    newLink: 'Nieuwe link aanvragen',
    failed: 'De aanmelding kon niet worden ingetrokken',
    askIntro:
      'Vul het adres in waarmee je je hebt aangemeld. We sturen je een link waarmee je de aanmelding intrekt.',
    send: 'Link versturen',
    sending: 'De link wordt verstuurd…',
    notSent: 'De link kon niet worden verstuurd',
    sentTitle: 'Kijk in je mailbox',
    sentText:
      'Wacht er een aanmelding met dit adres op onze beslissing, dan komt de mail binnen een paar minuten aan. Niets gekregen? Kijk ook bij de ongewenste mail.',
    sentTo: 'Verstuurd naar',
  },
}
export default nl
