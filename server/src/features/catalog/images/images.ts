import { createHash } from 'node:crypto'
import { type IMAGE_FORMATS, IMAGE_WIDTHS } from 'contract/catalog/rules'
import { MB } from 'contract/units'
import type { Deps } from '../../../deps'
import { loadSharp } from '../../../kernel/load-sharp'
import { createByteCache } from '../cache/byte-cache'

type Format = (typeof IMAGE_FORMATS)[number]
export const MIME: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Sized pictures made at a time; the rest wait, so that a burst cannot take the machine. */
const AT_ONCE = 2
/** Sized pictures that are kept in memory: in a bucket each read is a call to another machine. */
const KEPT_BYTES = 8 * MB
const NAME = /^([a-f0-9]{32})(?:-([1-9]\d{1,3})\.(avif|webp|jpg))?$/

export interface PictureStore {
  /** Keeps a master picture; returns the path under which it is served (`/images/<name>`). */
  save(bytes: Buffer): Promise<string>
  /** Returns true if the master of a path exists. */
  has(path: string): Promise<boolean>
  /**
   * A picture by its name: `<name>-{width}.{format}`, or `<name>` alone in the width and format that suit most. Sized
   * once, on first asking, then kept. Undefined for a name that is not ours.
   */
  read(name: string, accept: string): Promise<{ bytes: Buffer; mime: string } | undefined>
}

/** Store of pictures: masters with their rendered sizes. */
export function createPictureStore(files: Deps['files']): PictureStore {
  const kept = createByteCache(KEPT_BYTES)
  const loading = new Map<string, Promise<Buffer | undefined>>()
  const limit = createConcurrencyLimit(AT_ONCE)

  async function load(picture: Picture, key: string): Promise<Buffer | undefined> {
    const found = await files.get(key)
    if (found) return found
    const master = await files.get(masterKey(picture.hash))
    if (!master) return undefined
    const bytes = await limit(() => resize(master, picture))
    // One that cannot be kept is shown all the same, and made anew when it is next asked for.
    await files.put(key, bytes).catch(() => undefined)
    return bytes
  }

  /** The sized picture, read or made once however many ask at the same time. */
  async function loadOnce(picture: Picture, key: string): Promise<Buffer | undefined> {
    const known = kept.get(key)
    if (known) return known
    const pending = loading.get(key) ?? load(picture, key).finally(() => loading.delete(key))
    loading.set(key, pending)
    const bytes = await pending
    if (bytes) kept.set(key, bytes)
    return bytes
  }

  return {
    async save(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      await files.put(masterKey(hash), bytes)
      return `/images/${hash}`
    },
    async has(path) {
      const [, hash] = NAME.exec(path.replace('/images/', '')) ?? []
      const content = hash && (await files.open(masterKey(hash)))
      if (content) content.destroy()
      return Boolean(content)
    },
    async read(name, accept) {
      const picture = parseName(name, accept)
      if (!picture) return undefined
      const { hash, width, format } = picture
      const bytes = await loadOnce(picture, `pictures/sized/${hash}-${width}.${format}`)
      return bytes && { bytes, mime: MIME[format] }
    },
  }
}

const masterKey = (hash: string) => `pictures/masters/${hash}`

interface Picture {
  hash: string
  width: number
  format: Format
}

function parseName(name: string, accept: string): Picture | undefined {
  const [, hash, size, extension] = NAME.exec(name) ?? []
  if (!hash) return undefined
  const format = (extension as Format | undefined) ?? (accept.includes('image/webp') ? 'webp' : 'jpg')
  const width = size ? Number(size) : 960
  return (IMAGE_WIDTHS as readonly number[]).includes(width) ? { hash, width, format } : undefined
}

/** Runs so much work at a time; the rest waits in the order in which it came. */
function createConcurrencyLimit(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

async function resize(master: Buffer, { width, format }: Picture): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(master).rotate().resize({ width, withoutEnlargement: true })
  const encoders = {
    avif: () => picture.avif({ quality: 58, effort: 2 }),
    webp: () => picture.webp({ quality: 80 }),
    jpg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  }
  return encoders[format]().toBuffer()
}
