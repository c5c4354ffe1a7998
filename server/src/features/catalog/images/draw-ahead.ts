import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { IMAGE_WIDTHS } from 'contract/catalog/rules'
import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { type Load, processLoad } from '../../../kernel/jobs/yield-to-requests'
import { createPictureStore } from './images'

/** Time for which the process must have been idle before each drawing. */
const IDLE_FOR = 0.5 * SECOND
/** Busy part of that time, 0 to 1, from which on the process does not count as idle. */
const BUSY_FROM = 0.1

interface Drawing {
  add(paths: readonly string[]): void
}

const started = new WeakMap<Deps['files'], Drawing>()

/**
 * Makes the sizes of new pictures from now on, one at a time and only while process and machine are idle, so their first
 * visitor does not wait. A size that is not made in time is still made when somebody asks for it.
 */
export function startDrawing({ files, log }: Pick<Deps, 'files' | 'log'>, load: Load = idleLoad): Drawing {
  const pictures = createPictureStore(files)
  const waiting = new Set<string>()
  let isRunning = false

  async function run(): Promise<void> {
    for (const name of waiting) {
      while ((await load.pass(IDLE_FOR)) >= BUSY_FROM);
      waiting.delete(name)
      // A damaged picture must not keep the others from their sizes.
      await pictures
        .read(name, '')
        .catch((error) => log.warn({ err: error, picture: name }, 'size of a picture not made ahead'))
    }
  }

  const drawing: Drawing = {
    add(paths) {
      for (const path of paths) for (const name of sizesOf(path)) waiting.add(name)
      if (isRunning) return
      isRunning = true
      void run().finally(() => {
        isRunning = false
      })
    },
  }
  started.set(files, drawing)
  return drawing
}

/** Has the sizes of new pictures made in the background; commands make none. */
export function drawAhead(files: Deps['files'], paths: readonly string[]): void {
  started.get(files)?.add(paths)
}

/** AVIF alone: nearly every browser takes it. */
function sizesOf(path: string): string[] {
  const name = path.replace('/images/', '')
  return IMAGE_WIDTHS.map((width) => `${name}-${width}.avif`)
}

/** Its pauses do not keep a process alive that ends. */
const processIdle = processLoad((milliseconds) => sleep(milliseconds, undefined, { ref: false }))

/** Drawing takes a core, which the database or another program on the machine may want. */
const idleLoad: Load = {
  now: processIdle.now,
  async pass(milliseconds) {
    const own = await processIdle.pass(milliseconds)
    const [lastMinute = 0] = loadavg()
    return lastMinute > availableParallelism() / 2 ? 1 : own
  },
}
