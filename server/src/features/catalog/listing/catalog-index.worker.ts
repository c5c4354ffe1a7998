import { type ConnectTo, connect } from '../../../kernel/db/client'
import { createReplica } from '../../../kernel/db/replica'
import { serveTasks } from '../../../kernel/worker/serve'
import { buildIndex, updateIndex } from './build-index'
import { decodeIndex, encodeIndex } from './index-bytes'

export interface IndexTask {
  to: ConnectTo
  /** Replica that whole catalogues are read from. */
  replicaTo?: ConnectTo | undefined
  /** Build that shapes the index. */
  code: string
  /** Bytes of an earlier one, which are brought up to date where they can be. */
  kept?: Uint8Array | undefined
}

serveTasks(async ({ to, replicaTo, code, kept }: IndexTask) => {
  const db = connect(to, { max: 2 })
  const replica = createReplica(db, replicaTo)
  try {
    const at = Date.now()
    const earlier = kept && (await decodeIndex(Buffer.from(kept.buffer, kept.byteOffset, kept.length), code))
    const state = (earlier && (await updateIndex(db, earlier))) ?? (await buildIndex(db, replica))
    return encodeIndex(state, { code, at })
  } finally {
    await Promise.all([db.end({ timeout: 1 }), replica.end()])
  }
})
