import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  settings: {
    title: 'Winkelinstellingen',
    intro: 'Wat pagina’s, mails en facturen over de winkel zeggen. Een wijziging is meteen te zien.',
    loading: 'De instellingen worden geladen',
    failed: 'De instellingen konden niet worden geladen',
    save: 'Instellingen opslaan',
    saving: 'Bezig met opslaan…',
    saved: 'De instellingen zijn opgeslagen.',
    notSaved: 'De instellingen zijn niet opgeslagen. Wat je hebt getypt, staat er nog.',
    load: 'Nieuwe versie laden',
    orderLinks: {
      title: 'Links naar bestellingen in mails',
      text: 'Elke mail over een bestelling naar een bevestigd adres heeft een link die de bestelling {days} dagen lang toont zonder inloggen.',
      end: 'Alle links beëindigen',
      ask: 'Alle links in mails beëindigen?',
      askText:
        'De links in alle mails tot nu toe werken meteen niet meer. Mails vanaf nu krijgen nieuwe links.',
      keep: 'Links behouden',
      done: 'Alle links in eerdere mails zijn beëindigd.',
      failed: 'De links konden niet worden beëindigd. Probeer het opnieuw.',
    },
    pages: { label: 'Pagina’s met instellingen', shop: 'Winkel', trade: 'Verkoop' },
    shop: {
      title: 'Winkel en contact',
      text: 'Staat op de contactpagina, onderaan elke pagina en onder elke mail.',
      name: 'Naam van de winkel',
      email: 'E-mailadres voor klanten',
      phone: 'Telefoon',
      timeZone: 'Tijdzone',
      timeZoneHint: 'De cijfers tellen de dagen van deze tijdzone.',
    },
    seller: {
      title: 'Verkoper op de factuur',
      text: 'Bestaande facturen houden hun verkoper; nieuwe krijgen wat hier staat.',
      legalName: 'Statutaire naam',
      address: 'Adres',
      addressHint: 'Elk deel op een eigen regel, maximaal {max} regels.',
    },
    links: {
      title: 'Appwinkels',
      text: 'Waar de app-pagina naartoe leidt. Laat je dit leeg, dan gelden de adressen uit de serverinstellingen.',
      ios: 'Adres in de App Store',
      android: 'Adres in Google Play',
    },
    home: {
      figures: 'Cijfers op de homepage',
      figuresText: '{count} cijfers, in elke taal. Schrijf alleen wat je kunt aantonen.',
      figure: 'Cijfer {number}',
      value: 'Cijfer ({language})',
      label: 'Wat het telt ({language})',
      voices: 'Ervaringen op de homepage',
      voicesText: 'Wat mensen over de winkel zeggen, in elke taal. Zonder ervaringen valt dit deel weg.',
      voice: 'Ervaring {number}',
      quote: 'Citaat ({language})',
      author: 'Naam ({language})',
      detail: 'Toelichting ({language})',
      remove: 'Verwijderen',
      removeVoice: 'Ervaring {number} verwijderen',
      addVoice: 'Ervaring toevoegen',
    },
  },
}
export default nl
