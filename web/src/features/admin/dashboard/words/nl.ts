import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  dashboard: {
    title: 'Overzicht',
    loading: 'Het overzicht wordt geladen',
    failed: 'Het overzicht kon niet worden geladen',
    needs: {
      title: 'Wacht op jou',
      none: 'Er wacht niets op je.',
      oldest: 'oudste: {ago}',
      paymentMismatches: {
        one: 'betaling die bij geen bestelling past',
        other: 'betalingen die bij geen bestelling passen',
      },
      paymentsPending: { one: 'betaling nog in verwerking', other: 'betalingen nog in verwerking' },
      disputes: { one: 'betwiste betaling', other: 'betwiste betalingen' },
      refundsOverdue: {
        one: 'terugbetaling mislukt of ouder dan een uur',
        other: 'terugbetalingen mislukt of ouder dan een uur',
      },
      withdrawals: { one: 'herroeping om af te handelen', other: 'herroepingen om af te handelen' },
      workersMissing: {
        one: 'achtergrondproces ontbreekt: mails en geplande taken wachten',
        other: 'achtergrondproces ontbreekt: mails en geplande taken wachten',
      },
      backupsFailed: { one: 'mislukte nachtelijke back-up', other: 'mislukte nachtelijke back-ups' },
      jobsFailed: { one: 'mislukte mail of taak', other: 'mislukte mails of taken' },
      stockHeld: {
        one: 'product zit grotendeels vast in onbevestigde contante bestellingen',
        other: 'producten zitten grotendeels vast in onbevestigde contante bestellingen',
      },
      stockOut: { one: 'product is uitverkocht', other: 'producten zijn uitverkocht' },
      toConfirm: { one: 'bestelling te bevestigen', other: 'bestellingen te bevestigen' },
      toPack: { one: 'bestelling in te pakken', other: 'bestellingen in te pakken' },
      toShip: { one: 'bestelling te verzenden', other: 'bestellingen te verzenden' },
      returns: { one: 'retour die op je wacht', other: 'retouren die op je wachten' },
      parcelsBack: {
        one: 'pakket terug en niet terugbetaald',
        other: 'pakketten terug en niet terugbetaald',
      },
      applications: {
        one: 'aanmelding van een coach te beoordelen',
        other: 'aanmeldingen van coaches te beoordelen',
      },
      bloodTests: { one: 'bloedonderzoek te beoordelen', other: 'bloedonderzoeken te beoordelen' },
    },
    period: {
      label: 'Periode',
      days1: 'Vandaag',
      days: { one: '{count} dag', other: '{count} dagen' },
      days365: 'Een jaar',
      own: 'Datums kiezen',
      from: 'Eerste dag',
      to: 'Laatste dag',
      show: 'Tonen',
      refused: 'Kies een eerste en een laatste dag, met maximaal {days} dagen ertussen.',
    },
    figures: {
      title: 'Cijfers',
      compared: '{days}, vergeleken met {before}. Tijdzone: {zone}.',
      before: 'daarvoor:',
      revenue: 'Omzet',
      revenueHint: 'Met belasting en verzending',
      orders: 'Bestellingen',
      averageOrder: 'Gemiddelde bestelling',
      conversion: 'Winkelwagens die een bestelling werden',
      conversionHint: 'Van alle gevulde winkelwagens',
      newCustomers: 'Nieuwe klanten',
      percent: '{percent}%',
    },
    chart: {
      title: 'Verkoop door de tijd heen',
      choose: 'Wat de grafiek toont',
      walk: 'Verkoop door de tijd heen, stap voor stap',
      summary: '{what} in {count} stappen; de hoogste waarde was {most} ({day}).',
      point: '{day}: {value}',
      count: { zero: 'geen bestellingen', one: '{count} bestelling', other: '{count} bestellingen' },
      empty: 'In deze periode is niets verkocht.',
      table: 'Alle cijfers als tabel',
      days: 'Dagen',
      direction: 'De tijd loopt van links naar rechts.',
    },
    best: {
      title: 'Best verkocht',
      none: 'Hier verschijnen de producten die het best verkopen.',
      units: { one: '{count} verkocht', other: '{count} verkocht' },
    },
    low: {
      title: 'Bijna op',
      none: 'Van elk product is er genoeg.',
      left: { zero: 'op', one: 'nog {count}', other: 'nog {count}' },
      more: { one: 'nog {count} product', other: 'nog {count} producten' },
    },
    coaching: {
      title: 'Coaching',
      active: {
        zero: 'Geen actieve programma’s',
        one: '{count} actief programma',
        other: '{count} actieve programma’s',
      },
      opened: {
        one: '{count} geopend in de periode (periode ervoor: {before})',
        other: '{count} geopend in de periode (periode ervoor: {before})',
      },
      load: '{open} van {capacity}',
      none: 'Er coacht nog niemand. Keur een aanmelding goed om te beginnen.',
    },
  },
}
export default nl
