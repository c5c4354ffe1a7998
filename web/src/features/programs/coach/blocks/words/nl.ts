import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  blocks: {
    title: 'Blokken van het plan',
    lead: 'Elk blok heeft een eigen training en voeding. Voor voorbije dagen blijft staan wat toen gepland was.',
    loading: 'De blokken worden geladen',
    failed: 'De blokken konden niet worden geladen',
    unnamed: 'Blok {n}',
    copyOf: 'Kopie van {name}',
    current: 'Huidig',
    name: 'Naam',
    weeks: 'Weken',
    week: 'Week {from}',
    range: 'Week {from} t/m {to}',
    rangeOpen: 'Vanaf week {from}',
    unreached: 'Begint na het einde van het plan',
    notSaved: 'Nog niet opgeslagen',
    contentFrom: 'Krijgt de training en voeding van {name}',
    sum: {
      same: 'De blokken beslaan alle {total} weken van het plan.',
      less: 'De blokken beslaan {sum} van de {total} weken; het laatste blok loopt door tot het einde.',
      more: 'De blokken beslaan {sum} weken, maar het plan eindigt na {total}.',
    },
    acts: 'Meer voor {name}',
    show: 'Tonen in het plan',
    duplicate: 'Dupliceren',
    copyTo: 'Kopiëren naar {name}',
    up: 'Omhoog',
    down: 'Omlaag',
    remove: 'Verwijderen',
    add: 'Leeg blok toevoegen',
    save: 'Blokken opslaan',
    saved: 'De blokken zijn opgeslagen.',
    problems: { weeks: 'Vul een geheel getal van één tot {max} in.', name: 'Vul maximaal {max} tekens in.' },
    shown: 'Je ziet {name}. Dat is niet het huidige blok; de sporter ziet het huidige.',
    back: 'Terug naar het huidige blok',
  },
}
export default nl
