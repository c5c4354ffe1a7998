import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  linked: {
    documentTitle: 'Je bestelling',
    loading: 'Je bestelling wordt geladen',
    failed: 'Je bestelling kon niet worden geladen',
    dead: 'Deze link werkt niet meer',
    deadText:
      'Links in onze mails tonen een bestelling {days} dagen lang. Log in om al je bestellingen te zien, wanneer je maar wilt.',
    signIn: 'Naar mijn bestellingen',
    contact: 'Contact opnemen',
    place: 'Bestemming',
    private:
      'Deze link laat zien wat je hebt besteld en waar het is, maar niet je naam, straat of telefoonnummer.',
    manage: 'Log in om te betalen, te annuleren, iets te retourneren of de factuur te downloaden.',
    open: 'Openen in mijn account',
  },
}
export default nl
