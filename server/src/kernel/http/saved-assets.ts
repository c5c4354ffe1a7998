import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY, MINUTE, SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { joinSections, type Sections, splitSections } from '../sections'

/** Part of the byte store that is needed here. */
export interface AssetStore {
  put(key: string, bytes: Buffer): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
  list(folder: string): AsyncIterable<{ key: string; changedAt: Date }>
}

const FOLDER = 'web-assets'
/** A running build writes its own anew at this age. */
const RENEWED_AFTER = 1 * DAY
/** So they are there for a week, at least, after the last process of their build has ended. */
const FORGOTTEN_AFTER = 7 * DAY + 2 * RENEWED_AFTER
/** Time in ms for which the builds of the store are held in memory after they were asked for. */
const HELD_FOR = 1 * MINUTE
/** Time in ms after which a name that none of them has makes the store be listed again. */
const LISTED_AGAIN_AFTER = 10 * SECOND

/** Names of files that contain a hash of their content, so that they never change; without compressed forms. */
export const HASHED_ASSET = /^[\w.-]+-[\w-]{6,12}\.(?:js|css|woff2)$/

/** Saves the hashed files of a build as one, so that processes of other builds can serve them. */
export async function saveAssets(store: AssetStore, webFolder: string): Promise<void> {
  const folder = join(webFolder, 'assets')
  const names = (await readdir(folder)).filter((name) => HASHED_ASSET.test(name)).sort()
  const hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  const key = `${FOLDER}/${hash}.bin`
  for await (const found of store.list(FOLDER))
    if (found.key === key && found.changedAt.getTime() > Date.now() - RENEWED_AFTER) return
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
  await store.put(
    key,
    joinSections({}, Object.fromEntries(names.map((name, i) => [name, contents[i] as Buffer]))),
  )
}

/** Forgets builds that no process has run for a week. */
export async function sweepAssets(store: AssetStore): Promise<void> {
  for await (const { key, changedAt } of store.list(FOLDER))
    if (changedAt.getTime() < Date.now() - FORGOTTEN_AFTER) await store.remove(key)
}

/** Finds a hashed file of another build; undefined where no build of the last week has it. */
export type FindAsset = (name: string) => Promise<Buffer | undefined>

export function createAssetFinder(store: AssetStore, log: Pick<FastifyBaseLogger, 'warn'>): FindAsset {
  const held = new Map<string, Sections | undefined>()
  let listedAt = Number.NEGATIVE_INFINITY
  let listing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function list(): Promise<void> {
    for await (const { key } of store.list(FOLDER)) {
      if (held.has(key)) continue
      const bytes = await store.get(key)
      held.set(key, bytes && splitSections(bytes)[1])
    }
    listedAt = performance.now()
  }

  function find(name: string): Buffer | undefined {
    for (const build of held.values()) if (build?.has(name)) return Buffer.from(build.u8(name).buffer)
    return undefined
  }

  return async (name) => {
    if (!HASHED_ASSET.test(name)) return undefined
    clearTimeout(timer)
    timer = setTimeout(() => {
      held.clear()
      listedAt = Number.NEGATIVE_INFINITY
    }, HELD_FOR).unref()
    const known = find(name)
    if (known || performance.now() - listedAt < LISTED_AGAIN_AFTER) return known
    listing ??= list().finally(() => {
      listing = undefined
    })
    await listing.catch((error) => log.warn({ err: error }, 'assets of other builds cannot be read'))
    return find(name)
  }
}
