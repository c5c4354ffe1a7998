import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  pages: {
    contents: 'Op deze pagina',
    failed: 'Deze pagina kon niet worden geladen',
    failedText: 'Controleer je verbinding en probeer het opnieuw.',
    imprint: {
      title: 'Wie achter deze winkel zit',
      name: 'Bedrijf',
      mail: 'E-mailadres',
      phone: 'Telefoon',
      numbers: 'Registratie',
    },
    app: {
      title: 'Je hele plan op zak',
      text: 'Vink je sets af tussen twee ademhalingen door, kijk wat er vanavond op tafel komt en vraag je coach om raad voordat de stang zwaar wordt. Je account is overal hetzelfde.',
      stores: 'Download de app',
      ios: { title: 'iPhone en iPad', text: 'Uit de App Store', get: 'Open de App Store' },
      android: { title: 'Android', text: 'Uit Google Play', get: 'Open Google Play' },
      newTab: 'opent in een nieuw tabblad',
      loading: 'Links naar de stores worden geladen',
      failed: 'De links naar de stores konden niet worden geladen',
      inside: 'Wat erin zit',
      today: {
        title: 'Vandaag eerst',
        text: 'De app opent met wat je vandaag te doen hebt: één training, je maaltijden, je water.',
      },
      log: {
        title: 'Bijhouden met één duim',
        text: 'Gewicht en herhalingen van de vorige keer staan klaar. Pas ze aan, of tik en ga door.',
      },
      coach: {
        title: 'Je coach dichtbij',
        text: 'Stuur je coach een bericht. Wijzigingen in je plan zie je meteen.',
      },
      without: 'Geen telefoon bij de hand? In de browser werkt alles ook.',
      browser: 'Naar de winkel',
    },
    lost: {
      search: 'Zoeken wat je nodig hebt',
      elsewhere: 'Of ga hier verder',
    },
  },
}
export default nl
