import { z } from 'zod'
import { endpoint } from '../endpoint'
import { localeCodes } from '../locale'
import { pageOf, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { ConsoleProduct } from './console-product-calls'
import { CONSOLE_PRODUCTS_PER_PAGE, consoleSorts, productStatuses, stockLevels } from './console-rules'

const lang = z.enum(localeCodes).optional().catch(undefined).meta({ description: 'en, fa or nl' })
const staff = { allow: 'admin', staff: 'catalogue' } as const

/** A product in the console's list, texts in the language asked for. */
export const ProductRow = ConsoleProduct.pick({
  _id: true,
  name: true,
  sku: true,
  price: true,
  salePrice: true,
  saleFrom: true,
  saleUntil: true,
  isReduced: true,
  stockQuantity: true,
  trackStock: true,
  isFeatured: true,
  isActive: true,
  category: true,
  programId: true,
  variantOf: true,
  updatedAt: true,
}).extend({ image: z.string().nullable() })
export type ProductRow = z.infer<typeof ProductRow>

export const listConsoleProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  ...staff,
  summary: 'Products, those in the archive too',
  query: z.object({
    /** In names of every language and in the sku. */
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    categoryId: z.string('request.wrong_type').max(64, 'request.too_long').optional(),
    /** Any other value, or none: all of them. */
    status: z.enum(productStatuses).optional().catch(undefined),
    stock: z.enum(stockLevels).optional().catch(undefined),
    sort: z.enum(consoleSorts).optional().catch(undefined),
    ...pageQuery({ limit: CONSOLE_PRODUCTS_PER_PAGE }),
    lang,
  }),
  data: pageOf(ProductRow).extend({
    /** Within search and category: by status, and of those in the shop how many run low or are sold out. */
    counts: z.object({
      active: z.number().int(),
      archived: z.number().int(),
      low: z.number().int(),
      none: z.number().int(),
    }),
  }),
})

/** Programs a product can open. */
export const listProgramChoices = endpoint({
  method: 'GET',
  path: '/admin/products/programs',
  ...staff,
  summary: 'Program templates that a product may open',
  query: z.object({ lang }),
  data: z.object({ items: z.array(z.object({ _id: z.string(), name: z.string(), isActive: z.boolean() })) }),
})
