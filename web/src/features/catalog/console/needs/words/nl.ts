import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  needs: {
    title: 'Behoeften',
    intro:
      'Waar mensen naar zoeken zonder een product te noemen, zoals ‘rugpijn’. Wie een van deze woorden zoekt, ziet eerst de producten ervan, met de categorieën en artikelen.',
    loading: 'De behoeften worden geladen',
    failed: 'De behoeften konden niet worden geladen',
    none: 'Nog geen behoeften. Voeg de eerste toe.',
    add: 'Behoefte toevoegen',
    need: 'Behoefte {number}',
    deleted: '{name} wordt verwijderd wanneer je opslaat.',
    undo: 'Ongedaan maken',
    words: 'Woorden ({language})',
    wordsHint: 'Scheid ze met komma’s',
    remove: '{name} weghalen',
    products: 'Producten',
    addProduct: 'Product toevoegen',
    searchHint: 'Naam of SKU',
    clear: 'Zoekopdracht wissen',
    found: { zero: 'Geen resultaten', one: '{count} product', other: '{count} producten' },
    categories: 'Categorieën',
    addCategory: 'Categorie toevoegen',
    articles: 'Artikelen',
    addArticle: 'Artikel toevoegen',
    save: 'Behoeften opslaan',
    saved: 'Behoeften opgeslagen.',
  },
}
export default nl
