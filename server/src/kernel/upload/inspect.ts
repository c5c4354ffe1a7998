import type { FileExtension } from 'contract/upload'
import { fail } from '../../fail'
import { createWorkerPool } from '../worker/pool'
import type { Detected } from './content/detect'
import type { Redrawn } from './redraw'

export interface Inspection {
  path: string
  /** What its name says that it is. */
  extension: FileExtension
  /** What it may turn out to be. */
  accepted: readonly FileExtension[]
  /** Draw a picture anew, its longer side at most so many pixels. */
  sideMax?: number | undefined
  /** As WebP, what is transparent kept so, instead of as JPEG on white. */
  keepsTransparency?: boolean | undefined
}
export type Inspected = Detected & { redrawn?: Redrawn }

/** Two at a time, off the event loop: unpacking costs processor time, and some forms are open to everybody. */
const pool = createWorkerPool<Inspection, Inspected>({ script: 'inspect', max: 2, heap: 96, youngHeap: 4 })

/** What a received file is by its content, where its name may say so. Ends with its request. */
export async function inspectFile(task: Inspection, signal: AbortSignal | undefined): Promise<Inspected> {
  try {
    return await pool.run(task, signal)
  } catch (error) {
    if (signal?.aborted) fail('files.upload_broken')
    throw error
  }
}
