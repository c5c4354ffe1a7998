import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { DiscountCodeText } from './discount-calls'
import {
  DISCOUNT_NOTE_MAX,
  DISCOUNTS_PER_PAGE,
  discountKinds,
  discountProblems,
  discountStates,
} from './discount-rules'

const params = z.object({ id: Id })
const staff = { allow: 'admin', staff: 'discounts' } as const
/** The year 0, which ISO dates have, is none of the database's. */
const day = z.iso
  .date('request.invalid')
  .refine((date) => date >= '0001-01-01', 'request.invalid')
  .nullable()
  .default(null)
const number = z.number('request.wrong_type')

export const WrittenDiscount = z
  .object({
    /** Letters, digits and hyphens; small letters are the same as capitals. */
    code: DiscountCodeText.prefault(''),
    kind: z.enum(discountKinds, 'request.out_of_range'),
    /** Whole per cent, or USD. */
    value: number,
    /** The least that the items of an order must come to, in USD. */
    minimum: number.nullable().default(null),
    /** First and last day on which it is good, in the shop's time zone. */
    from: day,
    until: day,
    /** Maximum number of uses in total and by one customer. */
    limit: number.nullable().default(null),
    customerLimit: number.nullable().default(1),
    /** For the staff. */
    note: text(DISCOUNT_NOTE_MAX),
  })
  .check((ctx) => addProblems(ctx, discountProblems(ctx.value)))
export type WrittenDiscount = z.infer<typeof WrittenDiscount>

/** A code as the staff read it; amounts in USD. */
export const ConsoleDiscount = z.object({
  _id: z.string(),
  code: z.string(),
  kind: z.enum(discountKinds),
  value: z.number(),
  minimum: z.number().nullable(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  limit: z.number().int().nullable(),
  customerLimit: z.number().int().nullable(),
  note: z.string(),
  /** False: in the archive. */
  isActive: z.boolean(),
  state: z.enum(discountStates),
  /** Orders that use it: those that were cancelled unpaid do not count. */
  used: z.number().int(),
  /** Total discount on these orders. */
  given: z.number(),
  /** Rises with every change by staff; its `ETag` in quotes. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ConsoleDiscount = z.infer<typeof ConsoleDiscount>

export const listDiscounts = endpoint({
  method: 'GET',
  path: '/admin/discounts',
  ...staff,
  summary: 'Discount codes, newest first',
  query: z.object({
    /** Any other value, or none: all of them. */
    state: z.enum(discountStates).optional().catch(undefined),
    /** Part of a code, however it is written, or of its note. */
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    ...pageQuery({ limit: DISCOUNTS_PER_PAGE }),
  }),
  data: pageOf(ConsoleDiscount),
})

export const createDiscount = endpoint({
  method: 'POST',
  path: '/admin/discounts',
  ...staff,
  summary: 'Add a discount code',
  status: 201,
  body: WrittenDiscount,
  data: ConsoleDiscount,
})

/** Its `ETag` is what a change proves by `If-Match` to have seen. */
export const getDiscount = endpoint({
  method: 'GET',
  path: '/admin/discounts/:id',
  ...staff,
  summary: 'One discount code',
  params,
  data: ConsoleDiscount,
})

/** With `If-Match` it is refused (409) where somebody changed it since. Orders keep what they were given. */
export const updateDiscount = endpoint({
  method: 'PUT',
  path: '/admin/discounts/:id',
  ...staff,
  summary: 'Change a discount code',
  params,
  body: WrittenDiscount,
  data: ConsoleDiscount,
})

/** Nobody can use it any longer; `restore` brings it back. */
export const archiveDiscount = endpoint({
  method: 'DELETE',
  path: '/admin/discounts/:id',
  ...staff,
  summary: 'Put a discount code into the archive',
  params,
  data: ConsoleDiscount,
})

export const restoreDiscount = endpoint({
  method: 'POST',
  path: '/admin/discounts/:id/restore',
  ...staff,
  summary: 'Bring a discount code back from the archive',
  params,
  data: ConsoleDiscount,
})
