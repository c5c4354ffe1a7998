/** Returns the page numbers to show: first, last, the current one and its neighbours; 0 represents a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((n, i) => {
    const before = shown[i - 1]
    if (before === undefined || n === before + 1) return [n]
    // A gap of a single page shows the page, which is as wide as an ellipsis.
    return n === before + 2 ? [n - 1, n] : [0, n]
  })
}
