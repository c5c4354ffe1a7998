import type { shop as en } from '../en/shop'
import type { Texts } from '../types'

export const shop: Texts<typeof en> = {
  title: 'Winkel',
  intro: 'Alles wat we verkopen, gebruiken we zelf.',
  search: {
    label: 'Producten zoeken',
    placeholder: 'Whey, banden, magnesium…',
    submit: 'Zoeken',
    clear: 'Zoekopdracht wissen',
  },
  filter: { label: 'Categorie', all: 'Alle categorieën' },
  view: { label: 'Weergave', grid: 'Rasterweergave', list: 'Lijstweergave' },
  sort: {
    label: 'Sorteren op',
    featured: 'Uitgelicht',
    price_asc: 'Prijs, laag naar hoog',
    price_desc: 'Prijs, hoog naar laag',
    newest: 'Nieuwste',
    name: 'Naam',
  },
  price: {
    label: 'Prijs',
    form: 'Filteren op prijs',
    minPrice: 'Vanaf (USD)',
    maxPrice: 'Tot (USD)',
    apply: 'Toon',
    invalid: 'Vul een bedrag in, zoals 25',
  },
  active: {
    label: 'Actieve filters',
    remove: 'Filter verwijderen: {filter}',
    clear: 'Alles wissen',
    term: '‘{term}’',
    between: '{min} tot {max}',
    from: 'Vanaf {min}',
    upTo: 'Tot {max}',
  },
  results: { zero: 'Geen producten', one: '{count} product', other: '{count} producten' },
  resultsFor: {
    zero: 'Niets gevonden voor ‘{term}’',
    one: '{count} product voor ‘{term}’',
    other: '{count} producten voor ‘{term}’',
  },
  loading: 'Producten laden',
  error: 'De producten konden niet worden geladen. Probeer het later opnieuw.',
  empty: {
    title: 'Geen producten gevonden',
    text: 'Probeer een korter woord of een andere spelling, of bekijk alle categorieën.',
    reset: 'Toon alle producten',
  },
  card: {
    add: 'In winkelwagen',
    added: '{name} ligt in je winkelwagen',
    failed: 'Het artikel kon niet worden toegevoegd',
    soldOut: 'Uitverkocht',
    featured: 'Uitgelicht',
    left: { one: 'Nog maar {count}', other: 'Nog maar {count}' },
    tags: 'Labels',
  },
}
