import type { Locale } from '../locale'
import type { Diet, Equipment, Goal } from './facet-rules'

interface FacetTexts {
  diet: Record<Diet, string>
  goal: Record<Goal, string>
  equipment: Record<Equipment, string>
  inStock: { true: string }
}

/** Names of the values of the facets in each language; brands have names of their own. */
export const facetTexts: Record<Locale, FacetTexts> = {
  en: {
    diet: {
      vegan: 'Vegan',
      vegetarian: 'Vegetarian',
      gluten_free: 'Gluten-free',
      lactose_free: 'Lactose-free',
      sugar_free: 'Sugar-free',
      no_added_sugar: 'No added sugar',
      high_protein: 'High in protein',
      halal: 'Halal',
      organic: 'Organic',
    },
    goal: {
      strength: 'Strength',
      muscle_gain: 'Muscle gain',
      fat_loss: 'Fat loss',
      endurance: 'Endurance',
      mobility: 'Mobility',
      balance: 'Core and balance',
      recovery: 'Recovery',
      health: 'Everyday health',
    },
    equipment: {
      barbell: 'Barbell',
      dumbbells: 'Dumbbells',
      kettlebells: 'Kettlebells',
      plates: 'Weight plates',
      bench: 'Bench',
      pull_up_bar: 'Pull-up bar',
      rings: 'Rings',
      clubs: 'Clubs',
      bands: 'Resistance bands',
      jump_rope: 'Jump rope',
      roller: 'Foam roller',
      massage_balls: 'Massage balls',
      mat: 'Mat',
      yoga_blocks: 'Yoga blocks',
      medicine_ball: 'Medicine ball',
      ab_wheel: 'Ab wheel',
      box: 'Plyo box',
      machine: 'Machine',
      bodyweight: 'Body weight only',
    },
    inStock: { true: 'In stock' },
  },
  fa: {
    diet: {
      vegan: 'وگان',
      vegetarian: 'گیاه‌خواری',
      gluten_free: 'بدون گلوتن',
      lactose_free: 'بدون لاکتوز',
      sugar_free: 'بدون قند',
      no_added_sugar: 'بدون قند افزوده',
      high_protein: 'پرپروتئین',
      halal: 'حلال',
      organic: 'ارگانیک',
    },
    goal: {
      strength: 'قدرت',
      muscle_gain: 'عضله‌سازی',
      fat_loss: 'چربی‌سوزی',
      endurance: 'استقامت',
      mobility: 'تحرک‌پذیری',
      balance: 'میان‌تنه و تعادل',
      recovery: 'ریکاوری',
      health: 'سلامت روزمره',
    },
    equipment: {
      barbell: 'هالتر',
      dumbbells: 'دمبل',
      kettlebells: 'کتل‌بل',
      plates: 'صفحهٔ وزنه',
      bench: 'نیمکت',
      pull_up_bar: 'میلهٔ بارفیکس',
      rings: 'حلقه',
      clubs: 'میل',
      bands: 'کش تمرین',
      jump_rope: 'طناب ورزشی',
      roller: 'فوم‌رولر',
      massage_balls: 'توپ ماساژ',
      mat: 'مت',
      yoga_blocks: 'بلوک یوگا',
      medicine_ball: 'مدیسین‌بال',
      ab_wheel: 'چرخ شکم',
      box: 'جعبهٔ پرش',
      machine: 'دستگاه',
      bodyweight: 'فقط وزن بدن',
    },
    inStock: { true: 'موجود' },
  },
  nl: {
    diet: {
      vegan: 'Veganistisch',
      vegetarian: 'Vegetarisch',
      gluten_free: 'Glutenvrij',
      lactose_free: 'Lactosevrij',
      sugar_free: 'Suikervrij',
      no_added_sugar: 'Zonder toegevoegde suiker',
      high_protein: 'Eiwitrijk',
      halal: 'Halal',
      organic: 'Biologisch',
    },
    goal: {
      strength: 'Kracht',
      muscle_gain: 'Spieropbouw',
      fat_loss: 'Vetverlies',
      endurance: 'Uithoudingsvermogen',
      mobility: 'Mobiliteit',
      balance: 'Romp en balans',
      recovery: 'Herstel',
      health: 'Dagelijkse gezondheid',
    },
    equipment: {
      barbell: 'Halterstang',
      dumbbells: 'Dumbbells',
      kettlebells: 'Kettlebells',
      plates: 'Halterschijven',
      bench: 'Bank',
      pull_up_bar: 'Optrekstang',
      rings: 'Ringen',
      clubs: 'Clubs',
      bands: 'Weerstandsbanden',
      jump_rope: 'Springtouw',
      roller: 'Foamroller',
      massage_balls: 'Massageballen',
      mat: 'Mat',
      yoga_blocks: 'Yogablokken',
      medicine_ball: 'Medicijnbal',
      ab_wheel: 'Buikspierwiel',
      box: 'Springbox',
      machine: 'Apparaat',
      bodyweight: 'Alleen lichaamsgewicht',
    },
    inStock: { true: 'Op voorraad' },
  },
}

/** Returns the name of a value of a facet in a language; undefined for brands and values that there are not. */
export function facetValueName(locale: Locale, facet: string, value: string): string | undefined {
  const texts: Record<string, Record<string, string>> = { ...facetTexts[locale] }
  const values = Object.hasOwn(texts, facet) ? texts[facet] : undefined
  return values && Object.hasOwn(values, value) ? values[value] : undefined
}
