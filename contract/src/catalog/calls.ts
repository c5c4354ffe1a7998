import { z } from 'zod'
import { mailRequestProblems } from '../auth/rules'
import { endpoint } from '../endpoint'
import { addProblems, Id, plainText } from '../fields'
import { localeCodes } from '../locale'
import { pagePosition, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { CHOICE_LENGTH_MAX, type FacetName, readChosen } from './facet-rules'
import { ProductFacts } from './facts-calls'
import { PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE_MAX } from './rules'

export * from './rules'

/** True if a product is for sale. `stockQuantity` 0 alone could also mean "unknown" in a cart (decision X-18). */
export const Availability = z.enum(['in_stock', 'sold_out'])
export type Availability = z.infer<typeof Availability>

export const CategoryRef = z.object({ _id: z.string(), name: z.string(), slug: z.string() })
export type CategoryRef = z.infer<typeof CategoryRef>

/**
 * A product as the shop reads it, texts in the language asked for. `price` and `salePrice` in USD, `weight` in kg,
 * `images` paths on this server without width and format (`/images/…`): append `-{width}.{format}`.
 * `stockQuantity` 0 means sold out; a product without stock keeping shows the cap of one cart line.
 */
export const Product = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  sku: z.string(),
  images: z.array(z.string()),
  price: z.number(),
  /** Null too outside of its days. */
  salePrice: z.number().nullable(),
  /** Lowest price of the 30 days before the sale; null without a sale or an earlier price. */
  lowestPrice: z.number().nullable(),
  stockQuantity: z.number().int(),
  availability: Availability,
  isFeatured: z.boolean(),
  tags: z.array(z.string()),
  weight: z.number(),
  categoryId: CategoryRef,
  programId: z.string().nullable(),
})
export type Product = z.infer<typeof Product>

/** A product of a family, as the choice of another shows it; `flavor` and `size` tell them apart. */
export const Variant = Product.pick({
  _id: true,
  name: true,
  price: true,
  salePrice: true,
  availability: true,
}).extend(ProductFacts.pick({ flavor: true, size: true }).shape)
export type Variant = z.infer<typeof Variant>

/**
 * A product on its own page: its structured facts beside the description, `variantOf` the first product of its family
 * (null where it is that itself, or has none), `variants` all of the family with itself in the shop's order; empty
 * where it stands alone.
 */
export const ProductDetail = Product.extend({
  facts: ProductFacts,
  variantOf: z.string().nullable(),
  variants: z.array(Variant),
  /** Alternative texts in the order of `images`, empty where missing; absent if no picture has one. */
  imageTexts: z.array(z.string()).optional(),
  /** Average and number of the approved reviews; absent without one. */
  rating: z.object({ average: z.number(), count: z.number().int() }).optional(),
})
export type ProductDetail = z.infer<typeof ProductDetail>

/** `tint` names the colour that the category owns behind its pictures (a design token, see web/src/styles). */
export const Category = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  tint: z.string(),
  image: z.string().nullable(),
  productCount: z.number().int(),
})
export type Category = z.infer<typeof Category>

/** Sort orders of the list: as the shop arranges it, by effective price, newest first, by name. */
export const productSorts = ['featured', 'price_asc', 'price_desc', 'newest', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

/** A bound on the effective price, in USD; anything that is not an amount is ignored. */
const price = z
  .string()
  .optional()
  .catch(undefined)
  .transform((value) => {
    const n = value === undefined || value.trim() === '' ? Number.NaN : Number(value)
    return Number.isFinite(n) && n >= 0 ? Math.min(n, 1_000_000) : undefined
  })
  .meta({ type: 'number', minimum: 0 })

/** Chosen values of a facet, joined by commas; a product has one of them. */
const chosen = z
  .string('request.wrong_type')
  .max(CHOICE_LENGTH_MAX, 'request.too_long')
  .transform(readChosen)
  .optional()

/** A value of a facet with the number of products that choosing it would show; 0 only for a chosen one. */
const FacetValue = z.object({ value: z.string(), name: z.string(), count: z.number().int() })
export type FacetValue = z.infer<typeof FacetValue>

/** The facets of a list by the name of their query parameter. Counts of a facet leave out its own choice. */
const Facets = z.object({
  diet: z.array(FacetValue),
  goal: z.array(FacetValue),
  equipment: z.array(FacetValue),
  brand: z.array(FacetValue),
  inStock: z.array(FacetValue),
} satisfies Record<FacetName, z.ZodType>)
export type Facets = z.infer<typeof Facets>

const lang = z.enum(localeCodes).optional().catch(undefined).meta({ description: 'en, fa or nl' })

/** A piece of reading; `path` is relative to the site. */
const ArticleLink = z.object({ path: z.string(), title: z.string() })
export type ArticleLink = z.infer<typeof ArticleLink>

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  allow: 'public',
  shared: true,
  summary: 'Products of the shop, a page at a time',
  query: z.object({
    ...pageQuery({ limit: PRODUCTS_PER_PAGE, max: PRODUCTS_PER_PAGE_MAX }),
    categoryId: z.string('request.wrong_type').max(64, 'request.too_long').optional(),
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    sort: z.enum(productSorts).optional().catch(undefined),
    minPrice: price,
    maxPrice: price,
    featured: z.enum(['true']).optional().catch(undefined),
    diet: chosen,
    goal: chosen,
    equipment: chosen,
    brand: chosen,
    inStock: z.enum(['true']).optional().catch(undefined),
    facets: z.enum(['true']).optional().catch(undefined).meta({ description: 'Answer the facets, too' }),
    lang,
  }),
  top: z.object({
    products: z.array(Product),
    totalProducts: z.number().int(),
    ...pagePosition,
    /** Corrected search text, used when the typed words have no match. */
    correction: z.string().optional(),
    /** Closest products to a search without results. */
    nearest: z.array(Product).optional(),
    /** Articles and answers of the help page that a search finds, on its first page. */
    articles: z.array(ArticleLink).optional(),
    /** Categories for the need that a search names, on its first page. */
    categories: z.array(CategoryRef).optional(),
    facets: Facets.optional(),
  }),
})

/** A product as a suggestion shows it; `image` as in `Product`, null where it has none. */
export const SuggestedProduct = Product.pick({ _id: true, name: true, price: true, salePrice: true }).extend({
  image: z.string().nullable(),
})
export type SuggestedProduct = z.infer<typeof SuggestedProduct>

/** Suggestions for a search prefix. */
export const Suggestions = z.object({
  products: z.array(SuggestedProduct),
  categories: z.array(CategoryRef),
  articles: z.array(ArticleLink),
  /** Corrected search text, used when the typed words have no match. */
  correction: z.string().optional(),
})
export type Suggestions = z.infer<typeof Suggestions>

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  allow: 'public',
  shared: true,
  summary: 'What a search may mean, while it is typed',
  query: z.object({
    q: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').default(''),
    lang,
  }),
  data: Suggestions,
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  allow: 'public',
  shared: true,
  summary: 'One product',
  params: z.object({ id: Id }),
  query: z.object({ lang }),
  data: ProductDetail,
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  allow: 'public',
  shared: true,
  summary: 'Categories',
  query: z.object({ lang }),
  data: z.array(Category),
})

export const listCategoriesWithCounts = endpoint({
  method: 'GET',
  path: '/categories/with-counts',
  allow: 'public',
  shared: true,
  summary: 'Categories with the number of products in each',
  query: z.object({ lang }),
  data: z.array(Category),
})

/** Up to four others of the same category, the closest in tags and price first. */
export const listRelatedProducts = endpoint({
  method: 'GET',
  path: '/products/:id/related',
  allow: 'public',
  shared: true,
  summary: 'Products that go with this one',
  params: z.object({ id: Id }),
  query: z.object({ lang }),
  data: z.array(Product),
})

/** Requests one mail when a sold-out product is back in stock; idempotent per address and product. */
export const notifyWhenBack = endpoint({
  method: 'POST',
  path: '/products/:id/notify',
  allow: 'public',
  summary: 'Tell me when a sold-out product is back',
  params: z.object({ id: Id }),
  body: z.object({ email: plainText(254) }).check((ctx) => addProblems(ctx, mailRequestProblems(ctx.value))),
})
