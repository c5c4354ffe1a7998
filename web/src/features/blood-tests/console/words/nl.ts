import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  consoleTests: {
    list: {
      intro: 'Wat op de coach wacht, staat bovenaan, het langst wachtende eerst.',
      all: 'Alle',
      search: 'Bloedonderzoeken zoeken',
      searchHint: 'Naam, e-mailadres of code',
      clear: 'Zoekopdracht wissen',
      person: 'Sporter',
      holds: 'Inhoud',
      values: { zero: 'Geen waarden', one: '{count} waarde', other: '{count} waarden' },
      analysed: 'Met analyse',
      withReport: 'Met labuitslag',
      notAnalysed: 'Nog geen analyse',
      loading: 'De bloedonderzoeken worden geladen',
      failed: 'De bloedonderzoeken konden niet worden geladen',
      found: { zero: 'Niets gevonden', one: '{count} bloedonderzoek', other: '{count} bloedonderzoeken' },
      none: 'Nog geen bloedonderzoeken',
      noneText: 'Het eerste bloedonderzoek dat een sporter instuurt, verschijnt hier.',
      nothingFound: 'Niets gevonden',
      nothingFoundText: 'Geen bloedonderzoek past bij deze zoekopdracht en deze status.',
      showAll: 'Alle bloedonderzoeken tonen',
    },
    one: {
      back: 'Alle bloedonderzoeken',
      missing: 'Bloedonderzoek niet gevonden',
      missingText: 'Misschien is het adres niet volledig, of deelt de sporter geen gezondheidsgegevens meer.',
      recorded:
        'Dat je deze pagina opent, wordt vastgelegd. De sporter ziet wie het onderzoek heeft gelezen.',
    },
    analysis: {
      hint: 'De sporter en de coach lezen dit bij de waarden.',
      submit: 'Analyse opslaan',
      saved: 'De analyse is opgeslagen.',
    },
    coach: {
      title: 'Coach',
      readers: 'Kan het nu lezen: {names}',
      nobody: 'Geen coach kan het nu lezen.',
      label: 'Een coach koppelen',
      none: 'Niemand',
      text: 'De coach kan dit bloedonderzoek lezen en erop reageren zoals bij eigen sporters. De sporter ziet dat je het hebt gekoppeld.',
      submit: 'Coach opslaan',
      saved: 'De coach is opgeslagen.',
    },
    values: {
      title: 'Waarden invoeren',
      text: 'Neem elke waarde over van de labuitslag. Een waarde die er al staat, wordt vervangen; wat de sporter invulde, blijft bewaard.',
      submit: 'Waarden opslaan',
      saved: { one: '{count} waarde is opgeslagen.', other: '{count} waarden zijn opgeslagen.' },
    },
    saving: 'Bezig met opslaan…',
    failed: 'Dat lukte niet; er is niets opgeslagen. Probeer het opnieuw.',
  },
}
export default nl
