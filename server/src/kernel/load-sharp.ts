/**
 * The library that draws pictures, loaded on first use: it takes 20 MB. With one thread, and without its cache, which keeps
 * the whole head of every picture that was not read from top to bottom: 27 MB for one of 9 MB.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
