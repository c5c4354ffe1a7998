import { z } from 'zod'
import { shownText } from '../fields'
import { diets, equipment, goals } from './facet-rules'
import {
  ACTIVES_MAX,
  allergens,
  FACT_NAME_MAX,
  FACT_TEXT_MAX,
  factProblems,
  type Nutrients as LabelledNutrients,
} from './label'

const amount = (max: number) =>
  z.number('request.wrong_type').min(0, 'request.out_of_range').max(max, 'request.out_of_range')
const positive = (max: number) => amount(max).positive('request.out_of_range')
const filled = (max: number) => shownText(max).min(1, 'request.invalid')

const unit = z.enum(['g', 'ml', 'piece'])

const Quantity = z.strictObject({
  value: positive(1_000_000),
  unit,
  packs: z.number().int().min(2).max(1000).optional(),
})

/** Energy in kJ and kcal, all else in grams. */
const Nutrients = z.strictObject({
  energyKj: amount(3800),
  energyKcal: amount(900),
  fat: amount(100),
  saturates: amount(100),
  carbohydrate: amount(100),
  sugars: amount(100),
  fiber: amount(100).optional(),
  protein: amount(100),
  salt: amount(100),
}) satisfies z.ZodType<LabelledNutrients>

/** An active ingredient of one serving; `share` is that of the daily reference intake, in per cent. */
const active = z.strictObject({
  name: filled(FACT_NAME_MAX),
  amount: positive(100_000),
  unit: z.enum(['g', 'mg', 'µg']),
  share: z.number().int().min(1).max(10_000).optional(),
})

/** Centimeters. */
const length = positive(10_000).optional()

const each = <V extends string>(values: readonly [V, ...V[]]) =>
  z.array(z.enum(values)).max(values.length, 'request.too_many').optional()

/** Facts that are the same in every language. */
const figures = {
  netQuantity: Quantity.optional(),
  serving: z.strictObject({ size: positive(10_000), unit }).optional(),
  /** Number of servings in a pack. */
  servings: z.number().int().min(1).max(10_000).optional(),
  allergens: z
    .strictObject({ contains: z.array(z.enum(allergens)), mayContain: z.array(z.enum(allergens)) })
    .optional(),
  dimensions: z
    .strictObject({ length, width: length, height: length, diameter: length, thickness: length })
    .optional(),
  /** Kilograms that it carries. */
  maxLoad: positive(10_000).optional(),
  /** Milliliters that it holds. */
  capacity: positive(1_000_000).optional(),
  /** Diets that it suits, goals that it serves, and what it is or needs: facets of the shop. */
  diet: each(diets),
  goal: each(goals),
  equipment: each(equipment),
}

const paragraph = filled(FACT_TEXT_MAX).optional()
const name = filled(FACT_NAME_MAX).optional()

/** Facts that are texts. In `ingredients` an allergen stands between two marks: `Whey powder (*milk*)`. */
const texts = {
  /** The shop's facet of this name tells brands apart by the English text. */
  brand: name,
  /** Attributes that distinguish a product from others of its family. */
  flavor: name,
  size: name,
  ingredients: paragraph,
  dose: paragraph,
  material: paragraph,
  care: paragraph,
}

const paired = (text: string) => text.split('*').length % 2 === 1
const written = {
  ...texts,
  ingredients: filled(FACT_TEXT_MAX).refine(paired, 'catalog.marks_unpaired').optional(),
}

/** The texts of one other language; `actives` the names in the order of the English ones. */
const Translated = z.strictObject({ ...written, actives: z.array(filled(FACT_NAME_MAX)).optional() })

/** The facts of a product as its owner writes them and the database keeps them: English texts, others under `translations`. */
export const WrittenFacts = z
  .strictObject({
    ...figures,
    ...written,
    /** Per 100 g, or per 100 ml. */
    nutrition: Nutrients.extend({ per: z.enum(['g', 'ml']) }).optional(),
    actives: z.array(active).max(ACTIVES_MAX, 'request.too_many').optional(),
    translations: z.strictObject({ fa: Translated.optional(), nl: Translated.optional() }).optional(),
  })
  .check((ctx) => {
    for (const path of factProblems(ctx.value)) {
      ctx.issues.push({ code: 'custom', message: 'catalog.facts_disagree', path, input: ctx.value })
    }
  })
export type WrittenFacts = z.infer<typeof WrittenFacts>

/**
 * The same as the shop reads them, in the language asked for. `unitPrice` in USD, from the effective price. What a
 * serving holds is computed from the values per 100, so that both columns of a label always agree.
 */
export const ProductFacts = z.object({
  ...figures,
  ...texts,
  unitPrice: z.object({ price: z.number(), per: z.enum(['kg', 'l', 'piece']) }).optional(),
  nutrition: z
    .object({ per: z.enum(['g', 'ml']), per100: Nutrients, perServing: Nutrients.optional() })
    .optional(),
  actives: z.array(active).optional(),
})
export type ProductFacts = z.infer<typeof ProductFacts>
