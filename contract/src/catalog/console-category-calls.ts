import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, plainText, text } from '../fields'
import { multipartOf } from '../upload'
import {
  CATEGORIES_MAX,
  CATEGORY_DESCRIPTION_MAX,
  CATEGORY_NAME_MAX,
  categoryImageUploads,
  categoryProblems,
  IMAGE_SHAPE,
  POSITION_MAX,
  SLUG_MAX,
  tints,
} from './console-rules'

const params = z.object({ id: Id })
const staff = { allow: 'admin', staff: 'catalogue' } as const

const Translated = z.object({ name: text(CATEGORY_NAME_MAX), description: text(CATEGORY_DESCRIPTION_MAX) })

const fields = {
  name: text(CATEGORY_NAME_MAX),
  /** In the address of its page, unique; made from the name where it is empty or left out. */
  slug: plainText(SLUG_MAX),
  description: text(CATEGORY_DESCRIPTION_MAX).unwrap().optional(),
  tint: z.enum(tints, 'request.out_of_range').optional(),
  image: z.string('request.wrong_type').regex(IMAGE_SHAPE, 'catalog.image_unknown').nullable().optional(),
  position: z
    .number('request.wrong_type')
    .int('request.out_of_range')
    .min(0, 'request.out_of_range')
    .max(POSITION_MAX, 'request.out_of_range')
    .optional(),
  /** False: neither it nor its products are in the shop. */
  isActive: z.boolean('request.wrong_type').optional(),
  translations: z.object({ fa: Translated.optional(), nl: Translated.optional() }).optional(),
}

/** A category as the owner reads and writes it: English texts, the other languages under `translations`. */
export const ConsoleCategory = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  tint: z.string(),
  image: z.string().nullable(),
  position: z.number().int(),
  isActive: z.boolean(),
  translations: z.object({ fa: Translated.optional(), nl: Translated.optional() }),
  /** Its products, those in the archive too, and those that are not. */
  productCount: z.number().int(),
  activeCount: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ConsoleCategory = z.infer<typeof ConsoleCategory>

export const listConsoleCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  ...staff,
  summary: 'All categories in the order of the shop, hidden ones too',
  data: z.object({ items: z.array(ConsoleCategory) }),
})

/** A category without a position is added at the end. */
export const createCategory = endpoint({
  method: 'POST',
  path: '/admin/categories',
  ...staff,
  summary: 'Add a category',
  status: 201,
  body: z.object(fields).check((ctx) => addProblems(ctx, categoryProblems(ctx.value))),
  data: ConsoleCategory,
})

export const getConsoleCategory = endpoint({
  method: 'GET',
  path: '/admin/categories/:id',
  ...staff,
  summary: 'One category in all languages',
  params,
  data: ConsoleCategory,
})

/** Leaves absent fields unchanged. With the `updatedAt` of the version read, a change since then is refused (409). */
export const updateCategory = endpoint({
  method: 'PUT',
  path: '/admin/categories/:id',
  ...staff,
  summary: 'Change a category',
  params,
  body: z
    .object({ ...fields, updatedAt: z.iso.datetime('request.wrong_type').optional() })
    .check((ctx) => addProblems(ctx, categoryProblems(ctx.value))),
  data: ConsoleCategory,
})

/** Hides a category with its products; `restore` shows them again. */
export const hideCategory = endpoint({
  method: 'DELETE',
  path: '/admin/categories/:id',
  ...staff,
  summary: 'Take a category and its products out of the shop',
  params,
  data: ConsoleCategory,
})

export const restoreCategory = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/restore',
  ...staff,
  summary: 'Show a hidden category again',
  params,
  data: ConsoleCategory,
})

/** Those that are named come first, in this order; the others follow as they stood. */
export const orderCategories = endpoint({
  method: 'PUT',
  path: '/admin/categories/order',
  ...staff,
  summary: 'Arrange the categories',
  body: z.object({
    ids: z.array(Id, 'request.wrong_type').min(1, 'request.invalid').max(CATEGORIES_MAX, 'request.too_many'),
  }),
  data: z.object({ items: z.array(ConsoleCategory) }),
})

/** Takes the place of the picture that it has. */
export const setCategoryImage = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/images',
  ...staff,
  summary: 'Give a category its picture',
  params,
  status: 201,
  body: z.object({}),
  multipart: multipartOf(categoryImageUploads, { field: 'images' }),
  data: ConsoleCategory,
})
