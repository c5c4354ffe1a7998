import type { auth as en } from '../en/auth'
import type { Texts } from '../types'

export const auth: Texts<typeof en> = {
  email: 'E-mailadres',
  password: 'Wachtwoord',
  confirmPassword: 'Wachtwoord herhalen',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  serverConnection: 'Geen verbinding met de server',
  checkoutHint: 'Log in om je bestelling af te ronden. Je winkelwagen blijft zoals hij is.',
  endedHint: 'Je sessie is verlopen. Log opnieuw in om verder te gaan waar je was.',
  login: {
    documentTitle: 'Inloggen',
    title: 'Fijn dat je er weer bent',
    intro: 'Log in voor je winkelwagen, je bestellingen en je programma’s.',
    submit: 'Inloggen',
    submitting: 'Bezig met inloggen…',
    forgot: 'Wachtwoord vergeten?',
    newHere: 'Nieuw bij Tavan?',
    signUp: 'Account aanmaken',
    error: 'Inloggen is niet gelukt',
    waits: 'Bevestig eerst hierboven dat je een mens bent.',
  },
  register: {
    documentTitle: 'Account aanmaken',
    title: 'Maak je account aan',
    intro: 'Vijf velden, en je winkelwagen verhuist mee.',
    submit: 'Account aanmaken',
    submitting: 'Je account wordt aangemaakt…',
    haveAccount: 'Heb je al een account?',
    signIn: 'Inloggen',
    error: 'Registreren is niet gelukt',
    match: 'De wachtwoorden komen overeen',
    problems: 'Je wachtwoord mist nog',
    strong: 'Dit wachtwoord voldoet aan alle regels',
  },
  verification: {
    label: 'Ik ben een mens',
    hint: 'Een korte berekening in je browser. Geen puzzel, geen derde partij.',
    verifying: 'Bezig met controleren…',
    verified: 'Bevestigd',
    failed: 'De controle is niet gelukt. Probeer het opnieuw.',
    unavailable:
      'De controle vereist een beveiligde verbinding (https). Open deze pagina via het https-adres.',
    expired: 'De bevestiging is verlopen. Bevestig het opnieuw.',
  },
  menu: {
    label: 'Je account: {name}',
    orders: 'Mijn bestellingen',
    programs: 'Mijn programma’s',
    logout: 'Uitloggen',
  },
}
