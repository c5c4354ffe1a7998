import type { product as en } from '../en/product'
import type { Texts } from '../types'

export const product: Texts<typeof en> = {
  breadcrumb: 'Kruimelpad',
  loading: 'Product laden',
  gallery: {
    label: 'Productfoto’s',
    next: 'Volgende afbeelding',
    previous: 'Vorige afbeelding',
    show: 'Toon afbeelding {n}',
    position: 'Afbeelding {n} van {count}',
    alt: '{name}, aanzicht {n}',
  },
  sku: 'Artikelnummer',
  category: 'Categorie',
  tags: 'Labels',
  description: 'Omschrijving',
  details: 'Kenmerken',
  availability: 'Beschikbaarheid',
  weight: 'Gewicht',
  weightValue: '{weight} kg',
  weightless: 'Geen verzending nodig',
  featured: 'Uitgelicht',
  yes: 'Ja',
  no: 'Nee',
  stock: {
    in: 'Op voorraad',
    many: { one: 'Op voorraad: {count}', other: 'Op voorraad: {count}' },
    low: { one: 'Nog maar {count}', other: 'Nog maar {count}' },
    out: 'Uitverkocht',
  },
  program: 'Met een persoonlijk programma en een coach',
  add: 'In winkelwagen',
  inCart: { one: '{count} al in je winkelwagen', other: '{count} al in je winkelwagen' },
  failed: 'Het artikel kon niet worden toegevoegd',
  missing: {
    title: 'Product niet gevonden',
    text: 'Het product dat je zoekt bestaat niet.',
    back: 'Terug naar de winkel',
  },
  failure: { title: 'Het product kon niet worden geladen' },
}
