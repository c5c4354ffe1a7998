/** Where the shop is searched; the frame of every page has it without the rest of the shop's addresses. */
export function searchAddress(term: string): string {
  return `/shop?${new URLSearchParams({ search: term })}`
}
