import { type ConnectTo, connect } from '../../../kernel/db/client'
import { createReplica } from '../../../kernel/db/replica'
import { serveTasks } from '../../../kernel/worker/serve'
import { buildIndex, updateIndex } from './build-index'
import { decodeIndex, encodeIndex } from './index-bytes'
import { fillListing } from './large/keep-listing'
import { postListing } from './large/post-listing'

export type IndexTask = BuildTask | FillTask

export interface BuildTask {
  work: 'build'
  to: ConnectTo
  /** Replica that whole catalogues are read from. */
  replicaTo?: ConnectTo | undefined
  /** Build that shapes the index. */
  code: string
  /** Bytes of an earlier one, which are brought up to date where they can be. */
  kept?: Uint8Array | undefined
}

/** Fills the listing of the database from its products, or makes its postings. */
interface FillTask {
  work: 'fill' | 'post'
  to: ConnectTo
}

serveTasks(async (task: IndexTask) => (task.work === 'build' ? build(task) : fill(task)))

async function fill({ to, work }: FillTask): Promise<undefined> {
  const db = connect(to, { max: 2 })
  try {
    await (work === 'fill' ? fillListing(db) : postListing(db))
  } finally {
    await db.end({ timeout: 1 })
  }
}

async function build({ to, replicaTo, code, kept }: BuildTask): Promise<Uint8Array> {
  const db = connect(to, { max: 2 })
  const replica = createReplica(db, replicaTo)
  try {
    const at = Date.now()
    const earlier = kept && (await decodeIndex(Buffer.from(kept.buffer, kept.byteOffset, kept.length), code))
    const updated = earlier && (await updateIndex(db, earlier))
    const state = updated && !updated.lacks ? updated : await buildIndex(db, replica)
    return encodeIndex(state, { code, at })
  } finally {
    await Promise.all([db.end({ timeout: 1 }), replica.end()])
  }
}
