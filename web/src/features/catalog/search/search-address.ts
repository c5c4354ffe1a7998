/** Returns the address of a search; separate so that every page's frame loads no other shop addresses. */
export function searchAddress(term: string): string {
  return `/shop?${new URLSearchParams({ search: term })}`
}
