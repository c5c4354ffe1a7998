/** The page numbers to show: first, last, the current one and its neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((n, i) => {
    const before = shown[i - 1]
    if (before === undefined || n === before + 1) return [n]
    // A gap of one page is that page: an ellipsis would take the same room.
    return n === before + 2 ? [n - 1, n] : [0, n]
  })
}
