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
      install: {
        title: 'Zet Tavan op je beginscherm',
        text: 'Tavan werkt in je browser en is daaruit te installeren: dan opent het in een eigen venster, en je plan is er ook zonder netwerk.',
        action: 'Tavan installeren',
        done: 'Tavan is op dit apparaat geïnstalleerd.',
        failed: 'Je browser heeft het niet geïnstalleerd. Het kan nog via het menu van de browser.',
        menu: 'Op Android en computers: open het menu van de browser en kies Tavan installeren of toevoegen aan het startscherm.',
        ios: 'Op iPhone en iPad, in Safari:',
        iosSteps: {
          send: 'Open Vandaag met verbinding en wacht tot er geen set meer hoeft te worden verstuurd. Wat hier nog wacht, verhuist niet mee naar de geïnstalleerde app.',
          add: 'Tik op Deel en dan op Zet op beginscherm.',
          signIn: 'Open Tavan vanaf je beginscherm en log opnieuw in: de app heeft een eigen login.',
        },
        openToday: 'Open Vandaag',
      },
      inside: 'Wat erin zit',
      today: {
        title: 'Vandaag eerst',
        text: 'Met één tik: de training van vandaag, je maaltijden, je water.',
      },
      log: {
        title: 'Bijhouden met één duim',
        text: 'Gewicht en herhalingen van de vorige keer staan klaar. Pas ze aan, of tik en ga door.',
      },
      coach: {
        title: 'Je coach dichtbij',
        text: 'Stuur je coach een bericht. Wijzigingen in je plan zie je meteen.',
      },
      without: 'Geen telefoon bij de hand? Je plan opent in elke browser.',
      browser: 'Naar de winkel',
    },
    lost: {
      search: 'Zoeken wat je nodig hebt',
      elsewhere: 'Of ga hier verder',
    },
  },
}
export default nl
