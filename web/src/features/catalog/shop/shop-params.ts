import type { ProductSort } from 'contract/catalog/calls'
import { type FacetChoice, type FacetName, facetNames, readChosen } from 'contract/catalog/facet-rules'
import type { shopViews } from 'contract/catalog/rules'
import { asciiDigits } from 'contract/sentence'
import { SEARCH_MAX } from 'contract/text'

export type View = (typeof shopViews)[number]

// The contract's list is next to schemas; the record type ensures completeness.
const sortNames: Record<ProductSort, true> = {
  featured: true,
  price_asc: true,
  price_desc: true,
  newest: true,
  name: true,
}
export const sorts = Object.keys(sortNames) as ProductSort[]

/** Bounds on what one pays, in USD. */
export interface PriceRange {
  minPrice?: number
  maxPrice?: number
}

/** Parameters of the shop's address besides the category: term, price, facets, order, page and view. */
export interface ShopParams extends PriceRange {
  search: string
  sort: ProductSort
  page: number
  view: View
  /** Chosen values; the facet that was changed last is the last one. */
  choice?: FacetChoice
}

/** An amount as a person writes it, digits of any script, comma or point; undefined where it is none. */
export function readAmount(text: string): number | undefined {
  const plain = asciiDigits(text)
    .trim()
    .replace(/^\$|\$$/g, '')
    .trim()
    .replace(/[,٫]/, '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** Reads the address; whatever makes no sense there is taken as absent. */
export function readShopParams(params: URLSearchParams): ShopParams {
  const page = Math.trunc(Number(params.get('page')))
  const sort = params.get('sort') ?? ''
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    minPrice: readAmount(params.get('minPrice') ?? ''),
    maxPrice: readAmount(params.get('maxPrice') ?? ''),
    sort: Object.hasOwn(sortNames, sort) ? (sort as ProductSort) : 'featured',
    page: Number.isFinite(page) && page > 1 ? page : 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
    choice: readChoice(params),
  }
}

const isFacet = (name: string): name is FacetName => facetNames.some((facet) => facet === name)

/** Reads the chosen values in the order of the address; undefined where there are none. */
function readChoice(params: URLSearchParams): FacetChoice | undefined {
  const chosen = [...params].flatMap(([name, text]) => {
    const values = isFacet(name) ? readChosen(text) : []
    return values.length > 0 ? [[name, values] as const] : []
  })
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
}

/** Returns a choice with a value added, as the last one, or without it. */
export function toggled(choice: FacetChoice = {}, facet: FacetName, value: string): FacetChoice {
  const { [facet]: before = [], ...others } = choice
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return after.length > 0 ? { ...others, [facet]: after } : others
}

/** Returns the chosen values with their facets, in the order in which they were chosen. */
export const chosenValues = (choice: FacetChoice = {}): { facet: FacetName; value: string }[] =>
  (Object.keys(choice) as FacetName[]).flatMap((facet) =>
    (choice[facet] ?? []).map((value) => ({ facet, value })),
  )

/** Returns the shop's address; defaults are left out. */
export function shopAddress(slug: string | undefined, state: Partial<ShopParams>): string {
  const { search, minPrice, maxPrice, choice = {}, sort, page, view } = state
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (minPrice !== undefined) params.set('minPrice', String(minPrice))
  if (maxPrice !== undefined) params.set('maxPrice', String(maxPrice))
  for (const [facet, values] of Object.entries(choice)) params.set(facet, values.join(','))
  if (sort && sort !== 'featured') params.set('sort', sort)
  if (view === 'list') params.set('view', view)
  if (page && page > 1) params.set('page', String(page))
  const query = params.toString()
  return `/shop${slug ? `/category/${encodeURIComponent(slug)}` : ''}${query ? `?${query}` : ''}`
}
