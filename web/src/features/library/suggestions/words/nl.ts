import type { Texts } from '../../../../i18n/types'
import type en from './en'

const nl: Texts<typeof en> = {
  suggestions: {
    title: 'Uit de bibliotheek',
    found: {
      zero: 'De bibliotheek heeft geen oefening met die naam',
      one: 'De bibliotheek heeft {count} oefening; druk op pijl omlaag',
      other: 'De bibliotheek heeft {count} oefeningen; druk op pijl omlaag',
    },
    swaps: {
      title: 'Ander materiaal',
      none: 'De bibliotheek heeft geen oefening voor dezelfde spieren met ander materiaal',
      nothing: 'Geen materiaal',
      loading: 'Oefeningen worden geladen',
      failed: 'De oefeningen konden niet worden geladen',
    },
    meal: 'Maaltijd, {kcal} kcal',
    food: '{kcal} kcal per 100 g',
    foundFoods: {
      zero: 'De bibliotheek heeft geen voedingsmiddel met die naam',
      one: 'De bibliotheek heeft {count} resultaat; druk op pijl omlaag',
      other: 'De bibliotheek heeft {count} resultaten; druk op pijl omlaag',
    },
    portion: '{name} ({grams} g)',
    grams: 'Gram',
    gramsWrong: 'Vul het aantal gram in als getal',
    brings: '{calories} kcal · eiwit {protein} g · koolhydraten {carbs} g · vet {fats} g',
    add: 'Aan de maaltijd toevoegen',
  },
}
export default nl
