import type { Texts } from '../../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  categories: {
    title: 'Categorieën',
    intro: 'De schappen van de winkel, in de volgorde waarin de winkel ze toont.',
    add: 'Nieuwe categorie',
    loading: 'Categorieën worden geladen',
    failed: 'De categorieën konden niet worden geladen',
    none: 'Nog geen categorieën',
    noneText: 'Elk product heeft er een nodig: begin hier.',
    products: { zero: 'geen producten', one: '{count} product', other: '{count} producten' },
    hidden: 'Verborgen',
    shown: 'In de winkel',
    edit: '{name} wijzigen',
    up: '{name} omhoog verplaatsen',
    down: '{name} omlaag verplaatsen',
    moved: '{name} is nu nummer {n} van {total}',
    keys: 'Sleep een categorie naar de juiste plaats, of gebruik Alt en de pijltoetsen.',
    addTitle: 'Nieuwe categorie',
    editTitle: 'Categorie wijzigen',
    name: 'Naam',
    description: 'Beschrijving',
    tint: 'Kleur achter de afbeeldingen',
    tints: {
      sand: 'Zand',
      clay: 'Klei',
      sage: 'Salie',
      sky: 'Lucht',
      stone: 'Steen',
      rose: 'Roze',
    },
    address: 'Naam in het adres',
    addressHint: 'Kleine letters, cijfers en streepjes, zoals whey-protein.',
    show: 'In de winkel tonen',
    showHint: 'Een verborgen categorie verbergt ook de producten erin.',
    picture: 'Afbeelding',
    addPicture: 'Afbeelding kiezen',
    removePicture: 'Afbeelding verwijderen',
    submit: 'Opslaan',
    saved: '{name} is opgeslagen.',
    created: '{name} is toegevoegd.',
    conflict:
      'Iemand anders heeft deze categorie intussen gewijzigd. Wat je typte, staat er nog; sla opnieuw op als dat moet blijven.',
  },
}
export default nl
