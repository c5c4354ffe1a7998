/** Returns the index that a key moves to in a row, in the page's direction; undefined for other keys. */
export function indexAfter(key: string, at: number, count: number, dir: 'ltr' | 'rtl'): number | undefined {
  const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === forward) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
