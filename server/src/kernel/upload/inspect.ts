import type { FileExtension } from 'contract/upload'
import { fail } from '../../fail'
import { createWorkerPool } from '../worker/pool'
import type { Refused } from './content/refused'
import type { Drawing, Redrawn } from './redraw'

export interface Inspection {
  path: string
  /** Type of the file by its name. */
  extension: FileExtension
  /** Types that the file may turn out to be. */
  accepted: readonly FileExtension[]
  /** Options for redrawing a picture; absent: stored unchanged. */
  drawing?: Drawing | undefined
}
export type Inspected = { extension: FileExtension; redrawn?: Redrawn } | Refused

/** Off the event loop: unpacking costs processor time, and some forms are open to everybody. */
const options = { script: 'inspect', heap: 96, youngHeap: 4 }
const pool = createWorkerPool<Inspection, Inspected>({ ...options, max: 2 })
/** One at a time, because each may take 150 MB (decision 048). */
const drawingPool = createWorkerPool<Inspection, Inspected>({ ...options, max: 1 })

/** Determines the type of a received file from its content, within the allowed extensions. Aborted with its request. */
export async function inspectFile(task: Inspection, signal: AbortSignal | undefined): Promise<Inspected> {
  try {
    return await (task.drawing ? drawingPool : pool).run(task, signal)
  } catch (error) {
    if (signal?.aborted) fail('files.upload_broken')
    throw error
  }
}
