import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  compare: {
    title: 'Producten vergelijken',
    empty: 'Nog niets om te vergelijken',
    emptyText: 'Open een product en druk op Vergelijken. Er passen er {max} naast elkaar.',
    shop: 'Naar de winkel',
    failed: 'De producten konden niet worden geladen',
    loading: 'Producten laden',
    table: 'Producten naast elkaar',
    product: 'Product',
    remove: 'Verwijderen',
    removeOne: '{name} verwijderen',
    price: 'Prijs',
    rating: 'Beoordelingen',
    ratingValue: {
      one: '{average} van {max}, {count} beoordeling',
      other: '{average} van {max}, {count} beoordelingen',
    },
    unrated: 'Nog geen',
    missing: 'Niet vermeld',
    nutrition: 'Per {amount}',
    more: 'Nog een product toevoegen',
    add: 'Vergelijken',
    addOne: 'Ook {name} vergelijken',
  },
}
export default nl
