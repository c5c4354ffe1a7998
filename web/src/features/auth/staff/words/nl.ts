import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  staffInvitations: {
    opens: {
      owner: 'Alles',
      shop: 'Bestellingen en catalogus',
      coaches: 'Coaches, programma’s en bloedonderzoeken',
      support: 'Personen en bestellingen',
    },
    open: {
      title: 'Openstaande uitnodigingen',
      none: 'Geen openstaande uitnodigingen.',
      until: 'Geldig tot',
      expired: 'Verlopen',
      resend: 'Opnieuw sturen',
      resendNamed: 'Uitnodiging aan {email} opnieuw sturen',
      resent: 'Er is een nieuwe link onderweg naar {email}.',
      withdraw: 'Intrekken',
      withdrawNamed: 'Uitnodiging aan {email} intrekken',
      withdrawTitle: 'Deze uitnodiging intrekken?',
      withdrawText: 'De link die naar {email} is gemaild, werkt dan niet meer.',
      keep: 'Uitnodiging behouden',
      withdrawn: 'De uitnodiging aan {email} is ingetrokken.',
    },
    sending: {
      title: 'Iemand uitnodigen als medewerker',
      text: 'De genodigde krijgt een mail met een link die {hours} uur geldig is en één keer kan worden gebruikt.',
      email: 'E-mailadres',
      role: 'Rol',
      language: 'Taal van de mail',
      submit: 'Uitnodiging sturen',
      busy: 'Wordt verstuurd…',
      done: 'De uitnodiging aan {email} is onderweg.',
      failed: 'Dat lukte niet; er is niets verstuurd. Probeer het opnieuw.',
    },
    join: {
      documentTitle: 'Medewerker worden',
      checking: 'Je uitnodiging wordt gecontroleerd…',
      title: 'Medewerker worden',
      intro: 'Je bent uitgenodigd om in het beheer te werken.',
      as: 'Rol',
      email: 'E-mailadres',
      firstName: 'Voornaam',
      lastName: 'Achternaam',
      password: 'Wachtwoord',
      confirmPassword: 'Wachtwoord bevestigen',
      known:
        'Je hebt al een account met dit adres. Vul het wachtwoord ervan in; je naam en bestellingen blijven.',
      forgot: 'Wachtwoord vergeten?',
      submit: 'Uitnodiging accepteren',
      busy: 'Wordt geaccepteerd…',
      leave: 'Ben jij dit niet? Sluit deze pagina; er is niets gewijzigd.',
      failed: 'Dat lukte niet. Je uitnodiging staat nog open; probeer het opnieuw.',
      done: 'Je bent medewerker',
      doneText: 'Log in met je e-mailadres en je wachtwoord.',
      toLogin: 'Naar inloggen',
      deadText:
        'Uitnodigingen zijn {hours} uur geldig en kun je één keer gebruiken. Vraag degene die je uitnodigde om een nieuwe.',
      missing: 'Deze uitnodigingslink is niet compleet',
      network: 'Je uitnodiging kon niet worden gecontroleerd. Die is nog niet gebruikt.',
    },
  },
}
export default nl
