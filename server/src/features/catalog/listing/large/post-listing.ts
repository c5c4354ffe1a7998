import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, Tx } from '../../../../kernel/db/client'
import { inTurn, LOOK_EVERY } from './keep-listing'
import { packLong } from './keep-postings'
import {
  ALL_PARTS,
  countParts,
  findPosted,
  makePart,
  putParts,
  removePostings,
  setPosted,
  sumOfPart,
} from './postings.sql'
import { endFilling, goOnFilling, lockState, startFilling, takeTime } from './rows.sql'

/** Times that a part is made without holding up others, before they wait for it. */
const TRIES = 3

/** The part's products have changed while it was made. */
class Changed extends Error {}

export const isPosted = async (db: Pool): Promise<boolean> => (await findPosted(db)) === ALL_PARTS

/**
 * Makes the postings of the listing, part by part, or waits until another process has done so. Searches are answered without
 * them meanwhile, and changes are taken into the parts that are there.
 */
export async function postListing(db: Pool): Promise<void> {
  while (!(await startFilling(db))) {
    await sleep(10 * LOOK_EVERY)
    if (await isPosted(db)) return
  }
  let posted = await findPosted(db)
  if (posted === null) {
    await db.begin(async (tx) => {
      await takeTime(tx)
      await removePostings(tx)
    })
    await inTurn(db, (tx) => setPosted(tx, 0))
    posted = 0
  }
  for (; posted < ALL_PARTS; posted++) {
    if (posted >= (await countParts(db)) && (await endPosting(db, posted))) break
    if (!(await postPart(db, posted))) break
  }
  await endFilling(db)
}

/** Returns false if the listing was filled anew, or changed by a server without postings, meanwhile. */
async function postPart(db: Pool, part: number): Promise<boolean> {
  for (let tries = 1; ; tries++)
    try {
      return await db.begin((tx) => makeInTurn(tx, part, tries > TRIES))
    } catch (error) {
      if (!(error instanceof Changed)) throw error
    }
}

async function makeInTurn(tx: Tx, part: number, isHeld: boolean): Promise<boolean> {
  await takeTime(tx)
  if (isHeld) await lock(tx)
  const { sum, long } = await makePart(tx, part)
  if (long.length > 0) await putParts(tx, packLong(long))
  const { posted } = await lock(tx)
  if (posted !== part) return false
  if ((await sumOfPart(tx, part)) !== sum) throw new Changed()
  await setPosted(tx, part + 1)
  await goOnFilling(tx)
  return true
}

/** Waits until this transaction alone may change the listing. */
async function lock(tx: Tx) {
  for (;;) {
    const state = await lockState(tx)
    if (state) return state
    await sleep(LOOK_EVERY)
  }
}

/** Returns false if there are products in further parts by now. */
async function endPosting(db: Pool, posted: number): Promise<boolean> {
  return inTurn(db, async (tx) => {
    if ((await countParts(tx)) > posted) return false
    if ((await findPosted(tx)) === posted) await setPosted(tx, ALL_PARTS)
    return true
  })
}
