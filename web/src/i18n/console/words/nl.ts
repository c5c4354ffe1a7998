import type { Texts } from '../../types'
import type en from './en'

const nl: Texts<typeof en> = {
  console: {
    name: 'Beheer',
    title: '{page} · Beheer',
    sections: {
      dashboard: 'Overzicht',
      settings: 'Winkelinstellingen',
      applications: 'Coachaanmeldingen',
      programs: 'Programma’s',
      bloodTests: 'Bloedonderzoeken',
      orders: 'Bestellingen',
      catalogue: 'Producten',
      newsletter: 'Nieuwsbrief',
      reviews: 'Beoordelingen',
      discounts: 'Kortingscodes',
      people: 'Personen',
      staff: 'Medewerkers',
      audit: 'Auditlogboek',
      queues: 'Mails en taken',
    },
    roles: {
      owner: 'Eigenaar',
      shop: 'Winkelmedewerker',
      coaches: 'Coachzaken',
      support: 'Klantenservice',
    },
    search: 'Zoeken',
    navigation: 'Beheer',
    signedInAs: 'Ingelogd als {name}',
    security: 'Beveiliging',
    logout: 'Uitloggen',
    toShop: 'Naar de winkel',
    loading: 'Het beheer wordt geladen',
    none: {
      title: 'Hier is nog niets voor jou',
      text: 'Bij jouw rol hoort geen onderdeel van het beheer. Vraag het de eigenaar als dat niet klopt.',
    },
    notFound: {
      title: 'Pagina niet gevonden',
      text: 'Op dit adres van het beheer staat niets.',
      back: 'Naar het beheeroverzicht',
    },
    login: {
      documentTitle: 'Inloggen bij het beheer',
      title: 'Beheer',
      intro: 'Voor de eigenaar en de medewerkers. Klanten en coaches loggen ergens anders in.',
      ended: 'Je sessie is verlopen. Log opnieuw in om verder te gaan waar je was.',
      submit: 'Inloggen',
      submitting: 'Bezig met inloggen…',
      waits: 'Bevestig eerst hierboven dat je geen robot bent.',
      refused: 'Inloggen mislukt, of dit account heeft geen toegang tot het beheer',
      error: 'Fout bij het inloggen',
      forgot: 'Wachtwoord vergeten?',
      elsewhere: 'Geen medewerker?',
      customers: 'Inloggen voor klanten',
    },
  },
}
export default nl
