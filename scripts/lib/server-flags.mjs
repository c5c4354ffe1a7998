/**
 * How Node runs the server: it stays below 160 MB under load where it would take 200 and more. A small young generation,
 * an old one that is swept when it has grown by a quarter.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=25']

/**
 * What glibc does with memory outside of Node's heap: as it comes it keeps an arena for each thread, and what pictures
 * leave free in them, for ever. Other systems do not look at these.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
