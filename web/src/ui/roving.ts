/** Which of a row of parts a key leads to, in the direction of the page; undefined for any other key. */
export function indexAfter(key: string, at: number, count: number, dir: 'ltr' | 'rtl'): number | undefined {
  const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === forward) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
