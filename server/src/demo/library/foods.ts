import { type Allergen, allergens } from 'contract/catalog/label'
import type { FoodBody } from 'contract/library/food-calls'
import { foodLines } from './food-lines'
import { cellsOf, linesOf, listOf } from './lines'

const PORTIONS: Readonly<Record<string, readonly [en: string, fa: string, nl: string]>> = {
  bowl: ['1 bowl', '۱ کاسه', '1 kom'],
  can: ['1 can', '۱ قوطی', '1 blikje'],
  cup: ['1 cup', '۱ پیمانه', '1 kop'],
  fillet: ['1 fillet', '۱ فیله', '1 filet'],
  glass: ['1 glass', '۱ لیوان', '1 glas'],
  half: ['1 half', '۱ نیمه', '1 helft'],
  handful: ['1 handful', '۱ مشت', '1 handje'],
  palm: ['1 palm-sized piece', '۱ کف دست', '1 stuk ter grootte van een hand'],
  piece: ['1 piece', '۱ عدد', '1 stuk'],
  plate: ['1 plate', '۱ بشقاب', '1 bord'],
  portion: ['1 portion', '۱ پرس', '1 portie'],
  scoop: ['1 scoop', '۱ اسکوپ', '1 maatschep'],
  sheet: ['1 sheet', '۱ ورق', '1 vel'],
  slice: ['1 slice', '۱ برش', '1 plak'],
  square: ['1 square', '۱ تکه', '1 blokje'],
  tablespoon: ['1 tablespoon', '۱ قاشق غذاخوری', '1 eetlepel'],
  teaspoon: ['1 teaspoon', '۱ قاشق چای‌خوری', '1 theelepel'],
}

/**
 * The foods of the demo's shop, a line each: name, aliases; Persian name, aliases; Dutch name, aliases; kcal, protein,
 * carbs and fats of 100 g; allergens; portions with their grams.
 */
export const demoFoods: readonly FoodBody[] = linesOf(foodLines).map((line) => {
  const [name = '', en, fa = '', faAliases, nl = '', nlAliases, ...rest] = cellsOf(line)
  const [calories, protein, carbs, fats, contained = '', portions] = rest
  return {
    name,
    names: { fa, nl },
    aliases: { en: listOf(en), fa: listOf(faAliases), nl: listOf(nlAliases) },
    per100: {
      calories: Number(calories),
      protein: Number(protein),
      carbs: Number(carbs),
      fats: Number(fats),
    },
    portions: listOf(portions).map(portionOf),
    allergens: contained
      .split(',')
      .map((one) => one.trim())
      .filter((one): one is Allergen => allergens.includes(one as Allergen)),
  }
})

function portionOf(text: string): FoodBody['portions'][number] {
  const [word = '', grams] = text.split(' ')
  const [name = '', fa = '', nl = ''] = PORTIONS[word] ?? []
  return { name, names: { fa, nl }, grams: Number(grams) }
}
