import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  command: {
    title: 'Zoeken of ergens heen',
    placeholder: 'Onderdeel, bestelling, persoon of product',
    clear: 'Zoekopdracht wissen',
    sections: 'Ga naar',
    orders: 'Bestellingen',
    people: 'Personen',
    products: 'Producten',
    found: { zero: 'Niets gevonden', one: '{count} resultaat', other: '{count} resultaten' },
    none: 'Niets gevonden voor deze zoekopdracht.',
    failed: 'Zoeken lukte niet. Probeer het opnieuw.',
    results: 'Resultaten',
    keys: {
      title: 'Toetsen',
      menu: 'Zoeken of ergens heen',
      next: 'Volgende rij van de lijst',
      previous: 'Vorige rij van de lijst',
      open: 'De rij openen',
      approve: 'Goedkeuren',
      reject: 'Afwijzen',
      nextOne: 'De volgende die wacht',
      help: 'De toetsen tonen',
      close: 'Sluiten',
    },
  },
}
export default nl
