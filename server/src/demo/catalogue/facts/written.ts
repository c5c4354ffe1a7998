import type { WrittenFacts } from 'contract/catalog/facts-calls'
import type { Locale } from 'contract/locale'

type Texts = Pick<WrittenFacts, 'flavor' | 'size' | 'ingredients' | 'dose' | 'material' | 'care'> & {
  /** Names of the active ingredients; the English ones stand with their amounts. */
  actives?: string[]
}
type Figures = Omit<WrittenFacts, 'translations' | keyof Texts> & Pick<WrittenFacts, 'actives'>

/** The facts of a product, texts in three languages. */
export function written(
  figures: Figures,
  { en, fa, nl }: Record<Locale, Texts> = { en: {}, fa: {}, nl: {} },
): WrittenFacts {
  return { ...figures, ...(en as Omit<Texts, 'actives'>), translations: { fa, nl } }
}

interface Values {
  kcal: number
  fat?: number
  saturates?: number
  carbohydrate?: number
  sugars?: number
  fiber?: number
  protein?: number
  salt?: number
}

/** Nutrients per 100 g or 100 ml; kJ by the factors used on labels. */
export function nutrition(per: 'g' | 'ml', values: Values): NonNullable<WrittenFacts['nutrition']> {
  const {
    kcal,
    fat = 0,
    saturates = 0,
    carbohydrate = 0,
    sugars = 0,
    fiber = 0,
    protein = 0,
    salt = 0,
  } = values
  const kj = 17 * (carbohydrate + protein) + 37 * fat + 8 * fiber
  return {
    per,
    energyKj: kj < 10 ? Math.round(kj * 10) / 10 : Math.round(kj),
    energyKcal: kcal,
    fat,
    saturates,
    carbohydrate,
    sugars,
    ...(fiber > 0 && { fiber }),
    protein,
    salt,
  }
}

export const grams = (value: number, packs?: number) =>
  ({ value, unit: 'g', ...(packs && { packs }) }) as const
export const pieces = (value: number) => ({ value, unit: 'piece' }) as const
