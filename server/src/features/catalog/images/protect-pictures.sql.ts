import type { Tx } from '../../../kernel/db/client'

/** Prevents removal of pictures until the transaction ends. */
export async function holdPictures(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock_shared(hashtext('pictures'))`
}

/** Prevents new references to pictures until the transaction ends; false if one is being added. */
export async function takePictures(tx: Tx): Promise<boolean> {
  const [lock] = await tx<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtext('pictures')) as free`
  return lock?.free ?? false
}
