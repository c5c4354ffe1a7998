import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  links: {
    backToLogin: 'Terug naar inloggen',
    newLink: 'Nieuwe link aanvragen',
    forgot: {
      documentTitle: 'Wachtwoord vergeten',
      title: 'Wachtwoord vergeten?',
      intro: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
      submit: 'Resetlink versturen',
      submitting: 'De link wordt verstuurd…',
      remembered: 'Weet je het toch weer?',
      failed: 'De resetlink kon niet worden verstuurd',
      sentTitle: 'Kijk in je mailbox',
      sent: 'De resetlink is verstuurd',
      sentText:
        'Hoort er een account bij dit adres, dan komt de mail binnen een paar minuten aan. De link is {minutes} minuten geldig en kun je één keer gebruiken. Niets gekregen? Kijk ook bij de ongewenste mail.',
      sentTo: 'Verstuurd naar',
    },
    reset: {
      documentTitle: 'Nieuw wachtwoord kiezen',
      title: 'Kies een nieuw wachtwoord',
      intro: 'Daarna vraagt elk apparaat om het nieuwe wachtwoord; je bent nergens meer ingelogd.',
      checking: 'Je link wordt gecontroleerd…',
      newPassword: 'Nieuw wachtwoord',
      confirmPassword: 'Wachtwoord herhalen',
      submit: 'Wachtwoord opslaan',
      submitting: 'Je wachtwoord wordt opgeslagen…',
      failed: 'Het wachtwoord kon niet worden gewijzigd',
      deadText:
        'Een link is {minutes} minuten geldig en kun je één keer gebruiken. Vraag een nieuwe aan; die is er binnen een paar minuten.',
      networkText: 'We konden je link niet controleren. Hij is nog niet gebruikt en werkt dus nog.',
      done: 'Je wachtwoord is gewijzigd',
      doneText: 'Je gaat zo naar de inlogpagina.',
      toLogin: 'Naar inloggen',
    },
    confirm: {
      documentTitle: 'E-mailadres bevestigen',
      title: 'Bevestig je e-mailadres',
      intro: 'Met deze knop bevestig je dat deze mailbox van jou is.',
      submit: 'E-mailadres bevestigen',
      leave: 'Was jij dit niet? Dan hoef je niets te doen; er is niets veranderd.',
      passwordTitle: 'Kies je wachtwoord',
      passwordIntro:
        'Hiermee rond je je coachaccount af. Alleen wie bij deze mailbox kan, kan het wachtwoord kiezen.',
      passwordHint: 'Het wachtwoord dat je koos, of een nieuw.',
      checking: 'Je e-mailadres wordt bevestigd…',
      done: 'Je e-mailadres is bevestigd',
      doneText: 'Dank je wel. Berichten over je bestellingen en je account komen nu goed aan.',
      coachDone: 'Je coachaccount is klaar',
      coachDoneText: 'Log in met je e-mailadres en je wachtwoord.',
      coachLogin: 'Inloggen als coach',
      shop: 'Naar de winkel',
      toAccount: 'Mijn account',
      deadText:
        'Een link is {days} dagen geldig. Een nieuwe vraag je aan in je account, bij E-mailadres. De link van een coach is {hours} uur geldig en kun je één keer gebruiken: heb je hem al geopend, log dan in; registreer je anders opnieuw.',
      missing: 'Deze bevestigingslink is niet volledig',
      failed: 'Het e-mailadres kon niet worden bevestigd',
    },
    change: {
      documentTitle: 'Nieuw e-mailadres bevestigen',
      title: 'Bevestig je nieuwe e-mailadres',
      intro:
        'Met deze knop koppel je dit e-mailadres aan je account. Op je andere apparaten word je uitgelogd.',
      submit: 'Nieuw adres bevestigen',
      submitting: 'Je nieuwe adres wordt bevestigd…',
      leave: 'Was jij dit niet? Dan hoef je niets te doen; er is niets veranderd.',
      done: 'Je e-mailadres is gewijzigd',
      doneText: 'Log vanaf nu in met {email}.',
      deadText:
        'Alleen de nieuwste link werkt. Die is {hours} uur geldig en kun je één keer gebruiken. Vraag in je account een nieuwe aan, bij e-mailadres.',
      missing: 'Deze bevestigingslink is niet volledig',
      failed: 'Het e-mailadres kon niet worden bevestigd',
    },
    keep: {
      documentTitle: 'E-mailadres behouden',
      title: 'Was jij het niet?',
      intro:
        'Met deze knop houd je dit e-mailadres voor je account. Iedereen wordt uitgelogd en het wachtwoord werkt niet meer. We mailen je een link om een nieuw te kiezen.',
      submit: 'Dit adres behouden',
      submitting: 'Je adres wordt behouden…',
      leave: 'Was jij het wel? Sluit deze pagina, de wijziging gaat door.',
      done: 'Je houdt je e-mailadres',
      doneText: 'Iedereen is uitgelogd. Kies een nieuw wachtwoord met de link die we je net hebben gemaild.',
      deadText:
        'Een link is {days} dagen geldig en kun je één keer gebruiken. Kom je niet in je account? Mail ons dan.',
      missing: 'Deze link is niet volledig',
      failed: 'Het e-mailadres kon niet worden behouden',
      contact: 'Contact',
    },
  },
}
export default nl
