/**
 * How Node runs the server: it stays below 200 MB under load where it would take 270 and more. A small young generation; an
 * old one that is swept when it has grown by a third, by the thread that answers, in short steps: on one core the
 * threads that would do it beside take its time for 20 ms on end. The steps keep pace with what is allocated: as tasks
 * they follow one another, and leave the answers half of the core for 80 ms. Nothing is put into the old generation at
 * once because what was made at the same place of the code lived long before, when everybody connected.
 */
export const serverFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--single-threaded-gc',
  '--no-incremental-marking-task',
  '--no-allocation-site-pretenuring',
]

/**
 * What glibc does with memory outside of Node's heap: as it comes it keeps an arena for each thread, and what pictures
 * leave free in them, for ever. Other systems do not look at these.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
