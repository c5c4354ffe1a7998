import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, shownText, text } from '../fields'
import { whole } from '../programs/set-calls'
import { NEED_CHOICES_MAX, NEED_WORDS_MAX, NEEDS_MAX, needProblems } from './need-rules'

const chosen = z
  .array(shownText(64), 'request.wrong_type')
  .max(NEED_CHOICES_MAX, 'request.too_many')
  .default([])

/** A need of customers, with the products, categories and articles for it. */
const Need = z.object({
  /** Given by the server to a new one. */
  id: z.string('request.wrong_type').max(64, 'request.too_long').default(''),
  /** Words by which people search for it, several separated by commas. */
  words: z.object(
    { en: text(NEED_WORDS_MAX), fa: text(NEED_WORDS_MAX), nl: text(NEED_WORDS_MAX) },
    'request.wrong_type',
  ),
  /** Ids, the best first. */
  products: chosen,
  /** Ids. */
  categories: chosen,
  /** Paths, such as `/help#returns`. */
  articles: chosen,
})
export type Need = z.infer<typeof Need>

/** Needs with their version, which a save sends back; deleted products and categories are left out. */
export const Needs = z.object({
  needs: z.array(Need),
  version: z.number().int(),
  /** Names of the products in the language asked for, by their ids. */
  names: z.record(z.string(), z.string()),
})
export type Needs = z.infer<typeof Needs>

export const getNeeds = endpoint({
  method: 'GET',
  path: '/admin/needs',
  allow: 'admin',
  staff: 'catalogue',
  summary: 'Needs that people search for, with what the shop has for them',
  data: Needs,
})

/** Replaces all of them. Where somebody saved meanwhile: 409 `catalog.needs_changed`. */
export const saveNeeds = endpoint({
  method: 'PUT',
  path: '/admin/needs',
  allow: 'admin',
  staff: 'catalogue',
  summary: 'Set the needs that people search for',
  body: z
    .object({
      needs: z.array(Need, 'request.wrong_type').max(NEEDS_MAX, 'request.too_many'),
      version: whole(0, 2_147_483_647),
      /** Field of the answer; a save ignores it. */
      names: z.unknown().optional().meta({ type: 'object', readOnly: true }),
    })
    .check((ctx) => addProblems(ctx, needProblems(ctx.value))),
  data: Needs,
})
