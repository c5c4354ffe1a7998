import type { Tx } from '../../../kernel/db/client'

/** Until the transaction ends nothing takes a picture away. */
export async function holdPictures(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock_shared(hashtext('pictures'))`
}

/** Until the transaction ends nobody names a picture; false where somebody just does. */
export async function takePictures(tx: Tx): Promise<boolean> {
  const [lock] = await tx<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtext('pictures')) as free`
  return lock?.free ?? false
}
