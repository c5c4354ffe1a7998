import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, plainText, shownText, text } from '../fields'
import { localeCodes } from '../locale'
import { multipartOf } from '../upload'
import { CategoryRef } from './calls'
import {
  ALT_MAX,
  IMAGE_SHAPE,
  IMAGES_MAX,
  POSITION_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  productImageUploads,
  productProblems,
  SKU_MAX,
  skuProblems,
  TAG_MAX,
  TAGS_MAX,
} from './console-rules'
import { WrittenFacts } from './facts-calls'
import { FACT_NAME_MAX } from './label'

const lang = z.enum(localeCodes).optional().catch(undefined).meta({ description: 'en, fa or nl' })
const params = z.object({ id: Id })
const staff = { allow: 'admin', staff: 'catalogue' } as const

const tags = z
  .array(text(TAG_MAX).unwrap().min(1, 'request.invalid'), 'request.wrong_type')
  .max(TAGS_MAX, 'request.too_many')
const Translated = z.object({
  name: text(PRODUCT_NAME_MAX),
  description: text(PRODUCT_DESCRIPTION_MAX),
  tags: tags.default([]),
})
const alt = text(ALT_MAX).unwrap().optional()
const flag = z.boolean('request.wrong_type')
const number = z.number('request.wrong_type')

/** Alternative text of a picture. */
const ImageText = z.object({ en: alt, fa: alt, nl: alt })

/** Optional fields: empty on a new product, unchanged on an existing one. */
const optional = {
  description: text(PRODUCT_DESCRIPTION_MAX).unwrap().optional(),
  tags: tags.optional(),
  /** Paths of pictures in the order in which they are shown, as `POST …/images` answered them. */
  images: z
    .array(z.string('request.wrong_type').regex(IMAGE_SHAPE, 'catalog.image_unknown'), 'request.wrong_type')
    .max(IMAGES_MAX, 'catalog.too_many_images')
    .optional(),
  /** By a picture's path. */
  imageTexts: z.record(z.string().regex(IMAGE_SHAPE, 'catalog.image_unknown'), ImageText).optional(),
  salePrice: number.nullable().optional(),
  /** First and last day of the sale price, in the shop's time zone; null is open. Without a sale price both are null. */
  saleFrom: z.iso.date('request.wrong_type').nullable().optional(),
  saleUntil: z.iso.date('request.wrong_type').nullable().optional(),
  /** Pieces. A change that moves it needs `If-Match`. */
  stockQuantity: number.optional(),
  /** False: nothing is counted. Always false on a product that opens a program. */
  trackStock: flag.optional(),
  /** Kilograms. */
  weight: number.optional(),
  isFeatured: flag.optional(),
  /** False: in the archive. */
  isActive: flag.optional(),
  /** Among the products of its category, the least first. */
  position: number
    .int('request.out_of_range')
    .min(0, 'request.out_of_range')
    .max(POSITION_MAX, 'request.out_of_range')
    .optional(),
  /** A program template by its id, slug or name: the product opens it. */
  programId: shownText(PRODUCT_NAME_MAX).min(1, 'catalog.program_unknown').nullable().optional(),
  facts: WrittenFacts.optional(),
  /** The first product of its family. */
  variantOf: Id.nullable().optional(),
  translations: z.object({ fa: Translated.optional(), nl: Translated.optional() }).optional(),
}

const fields = {
  name: text(PRODUCT_NAME_MAX),
  /** Unique. */
  sku: plainText(SKU_MAX),
  categoryId: text(64),
  /** In USD. */
  price: number,
  ...optional,
}

const refuse = (ctx: z.core.ParsePayload<z.infer<z.ZodObject<typeof fields>>>) => {
  const { salePrice = null, weight = 0, saleFrom = null, saleUntil = null, ...form } = ctx.value
  const { stockQuantity } = form
  addProblems(ctx, productProblems({ ...form, salePrice, saleFrom, saleUntil, weight, stockQuantity }))
}

export const WrittenProduct = z.object(fields).check(refuse)
export type WrittenProduct = z.infer<typeof WrittenProduct>

/** A product as the owner reads and writes it: English texts, the other languages under `translations`. */
export const ConsoleProduct = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  sku: z.string(),
  images: z.array(z.string()),
  imageTexts: z.record(z.string(), ImageText),
  price: z.number(),
  salePrice: z.number().nullable(),
  saleFrom: z.iso.date().nullable(),
  saleUntil: z.iso.date().nullable(),
  /** True if the sale price is in force today. */
  isReduced: z.boolean(),
  stockQuantity: z.number().int(),
  trackStock: z.boolean(),
  weight: z.number(),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
  position: z.number().int(),
  tags: z.array(z.string()),
  categoryId: z.string(),
  category: CategoryRef,
  programId: z.string().nullable(),
  /** The template that `programId` names. */
  program: z.object({ _id: z.string(), name: z.string() }).nullable(),
  facts: WrittenFacts,
  variantOf: z.string().nullable(),
  /** All of its family with itself; empty where it stands alone. */
  variants: z.array(z.object({ _id: z.string(), name: z.string(), sku: z.string(), isActive: z.boolean() })),
  translations: z.object({ fa: Translated.optional(), nl: Translated.optional() }),
  /** Its prices of the last year in USD, oldest first, with the shop's day of each change; the last are the current ones. */
  prices: z.array(
    z.object({
      day: z.iso.date(),
      price: z.number(),
      salePrice: z.number().nullable(),
      saleFrom: z.iso.date().nullable(),
      saleUntil: z.iso.date().nullable(),
    }),
  ),
  createdAt: z.iso.datetime(),
  /** Time of the last change of its fields; stock movements do not count. */
  updatedAt: z.iso.datetime(),
})
export type ConsoleProduct = z.infer<typeof ConsoleProduct>

export const createProduct = endpoint({
  method: 'POST',
  path: '/admin/products',
  ...staff,
  summary: 'Add a product',
  status: 201,
  body: WrittenProduct,
  data: ConsoleProduct,
})

/** Answers an `ETag`, to be sent back as `If-Match` with a change. */
export const getConsoleProduct = endpoint({
  method: 'GET',
  path: '/admin/products/:id',
  ...staff,
  summary: 'One product in all languages',
  params,
  query: z.object({ lang }),
  data: ConsoleProduct,
})

/**
 * Leaves absent fields unchanged. A new `stockQuantity` needs the `ETag` of the version read as `If-Match` (409
 * `catalog.stock_unseen`, outdated: 409 `catalog.product_changed`). An optional `updatedAt` guards the other fields:
 * sales do not change it.
 */
export const updateProduct = endpoint({
  method: 'PUT',
  path: '/admin/products/:id',
  ...staff,
  summary: 'Change a product',
  params,
  body: z
    .object({ ...fields, updatedAt: z.iso.datetime('request.wrong_type').optional() })
    .check(refuse as never),
  data: ConsoleProduct,
})

/** Orders keep their lines, its family stays one; `restore` brings it back. */
export const archiveProduct = endpoint({
  method: 'DELETE',
  path: '/admin/products/:id',
  ...staff,
  summary: 'Take a product out of the shop',
  params,
  data: ConsoleProduct,
})

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/restore',
  ...staff,
  summary: 'Bring a product back from the archive',
  params,
  data: ConsoleProduct,
})

/** A draft of the same family with its texts, pictures, prices and facts, without stock. */
export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/duplicate',
  ...staff,
  summary: 'Duplicate a product as a variant',
  status: 201,
  params,
  body: z
    .object({
      sku: plainText(SKU_MAX),
      flavor: text(FACT_NAME_MAX).unwrap().optional(),
      size: text(FACT_NAME_MAX).unwrap().optional(),
    })
    .check((ctx) => addProblems(ctx, skuProblems(ctx.value))),
  data: ConsoleProduct,
})

/** Adds pictures behind those that it has. */
export const addProductImages = endpoint({
  method: 'POST',
  path: '/admin/products/:id/images',
  ...staff,
  summary: 'Add pictures to a product',
  params,
  status: 201,
  body: z.object({}),
  multipart: multipartOf(productImageUploads, { field: 'images' }),
  data: ConsoleProduct,
})
