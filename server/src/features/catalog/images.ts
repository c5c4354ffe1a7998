import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type IMAGE_FORMATS, IMAGE_WIDTHS } from 'contract/catalog/rules'

type Format = (typeof IMAGE_FORMATS)[number]
export const MIME: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Sized pictures made at a time; the rest wait, so that a burst cannot take the machine. */
const AT_ONCE = 2
const NAME = /^([a-f0-9]{32})(?:-([1-9]\d{1,3})\.(avif|webp|jpg))?$/

export interface PictureStore {
  /** Keeps a master picture; returns the path under which it is served (`/images/<name>`). */
  save(bytes: Buffer): Promise<string>
  /**
   * A picture by its name: `<name>-{width}.{format}`, or `<name>` alone in the width and format that suit most. Sized
   * once, on first asking, then kept. Undefined for a name that is not ours.
   */
  read(name: string, accept: string): Promise<{ bytes: Buffer; mime: string } | undefined>
}

/** Pictures in a folder: masters as they came, sized ones beside them. */
export function createPictureStore(folder: string): PictureStore {
  const masters = join(folder, 'masters')
  const sized = join(folder, 'sized')
  const making = new Map<string, Promise<Buffer>>()
  const limit = createConcurrencyLimit(AT_ONCE)

  /** The sized picture, made once however many ask at the same time. */
  function resizeOnce(master: string, picture: Picture, file: string): Promise<Buffer> {
    const pending =
      making.get(file) ?? limit(() => resize(master, picture, file)).finally(() => making.delete(file))
    making.set(file, pending)
    return pending
  }

  return {
    async save(bytes) {
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      await writeWhole(join(masters, name), bytes)
      return `/images/${name}`
    },
    async read(name, accept) {
      const picture = parseName(name, accept)
      if (!picture) return undefined
      const mime = MIME[picture.format]
      const file = join(sized, `${picture.hash}-${picture.width}.${picture.format}`)
      const found = await readFile(file).catch(() => undefined)
      if (found) return { bytes: found, mime }
      const master = join(masters, picture.hash)
      if (!(await stat(master).catch(() => undefined))) return undefined
      return { bytes: await resizeOnce(master, picture, file), mime }
    },
  }
}

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

async function resize(master: string, { width, format }: Picture, file: string): Promise<Buffer> {
  // Loaded when the first picture is sized: a start that finds all of them made does without it.
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const picture = sharp(master).rotate().resize({ width, withoutEnlargement: true })
  const encoders = {
    avif: () => picture.avif({ quality: 58, effort: 2 }),
    webp: () => picture.webp({ quality: 80 }),
    jpg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  }
  const bytes = await encoders[format]().toBuffer()
  await writeWhole(file, bytes)
  return bytes
}

/** Writes beside the final place and renames: nobody reads half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}
