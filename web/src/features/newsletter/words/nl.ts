import type { Texts } from '../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  newsletter: {
    title: 'Nieuwsbrief',
    intro:
      'Nieuws uit de winkel per mail. We sturen je eerst een link om te bevestigen dat het adres van jou is.',
    email: 'E-mailadres',
    submit: 'Stuur me de link',
    submitting: 'Link wordt verstuurd…',
    failed: 'De link kon niet worden verstuurd. Probeer het opnieuw.',
    foot: 'We gebruiken je adres alleen voor de nieuwsbrief. Afmelden kan in elke mail.',
    sent: 'Kijk in je inbox',
    sentTo: 'We hebben gemaild naar',
    sentText:
      'Druk binnen {days} dagen op de knop in die mail. Ben je al aangemeld, dan krijg je geen mail. Komt er niets aan? Kijk dan in je spammap.',
    shop: 'Naar de winkel',
    confirm: {
      title: 'Nog één stap',
      submit: 'Aanmelding bevestigen',
      submitting: 'Bezig met bevestigen…',
      failed: 'Je aanmelding kon niet worden bevestigd. Probeer het opnieuw.',
      leave: 'Was jij dit niet? Sluit deze pagina; er is niets veranderd.',
      done: 'Je bent aangemeld',
      doneText:
        'Bedankt. Je krijgt onze volgende nieuwsbrief. In elke mail staat een link om je af te melden.',
      deadText: 'Links werken {days} dagen. Je kunt een nieuwe aanvragen.',
      again: 'Nieuwe link aanvragen',
    },
    leave: {
      documentTitle: 'Afmelden',
      title: 'Afmelden voor deze mails?',
      intro: 'Dit is de laatste stap: druk op de knop en we sturen ze niet meer.',
      submit: 'Afmelden',
      submitting: 'Bezig met afmelden…',
      failed: 'Je kon niet worden afgemeld. Probeer het opnieuw.',
      stay: 'Toch niet? Sluit deze pagina; er is niets veranderd.',
      newsletter: 'Je bent afgemeld',
      newsletterText: 'Je krijgt onze nieuwsbrief niet meer.',
      cart: 'Herinneringen staan uit',
      cartText:
        'Je krijgt geen herinneringen aan je winkelwagen meer. In je account kun je ze weer aanzetten.',
      missing: 'Deze link is niet compleet',
      deadText: 'Gebruik de link in de nieuwste mail, of mail ons: dan halen we je van de lijst.',
      contact: 'Contact opnemen',
    },
  },
}
export default nl
