/** Products that stand side by side on the narrowest screen. */
export const COMPARED_MAX = 3

/** Ids of the compared products from the address, each once. */
export function comparedIds(params: URLSearchParams): string[] {
  const ids = (params.get('products') ?? '').split(',').filter(Boolean)
  return [...new Set(ids)].slice(0, COMPARED_MAX)
}

/** Address that compares these products. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length > 0 ? `/compare?products=${ids.map(encodeURIComponent).join(',')}` : '/compare'
