import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  search: {
    title: 'Zoeken',
    suggestions: 'Suggesties',
    products: 'Producten',
    categories: 'Categorieën',
    articles: 'Artikelen',
    all: 'Zoeken naar ‘{term}’',
    count: { one: '{count} suggestie', other: '{count} suggesties' },
    instead: 'Niets gevonden voor ‘{typed}’. Wel: ‘{term}’',
    hint: 'Vind een product, een categorie of iets om te lezen.',
  },
}
export default nl
