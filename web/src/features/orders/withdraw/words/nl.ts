import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  withdrawal: {
    intro: 'Vertel ons welke bestelling je herroept. Een reden of een account is niet nodig.',
    name: 'Je naam',
    orderNumber: 'Bestelnummer',
    orderNumberHint: 'Je vindt het in de mail die je bestelling bevestigt.',
    email: 'E-mailadres',
    emailHint: 'Het adres waarmee je hebt besteld. Daar sturen we de bevestiging naartoe.',
    next: 'Verder',
    part: 'Stuur je maar een deel terug?',
    partLink: 'Open de bestelling onder Mijn bestellingen',
    check: {
      title: 'Controleren en bevestigen',
      intro: 'Je herroept de hele bestelling. Er is nog niets verstuurd.',
    },
    confirm: 'Herroeping bevestigen',
    confirming: 'Wordt verstuurd…',
    failed: 'Je herroeping kon niet worden verstuurd. Je gegevens staan er nog; probeer het opnieuw.',
    done: {
      title: 'We hebben je herroeping ontvangen',
      text: 'We bevestigen dit per mail. Of we de bestelling kennen, staat daar nog niet in.',
      received: 'Ontvangen',
      next: 'Hoort de bestelling bij dit e-mailadres, dan vertellen we waar de artikelen heen kunnen en betalen we je binnen {days} dagen terug.',
      shop: 'Naar de winkel',
    },
  },
}
export default nl
