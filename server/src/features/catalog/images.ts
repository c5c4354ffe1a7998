import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  let running = 0
  const waiting: (() => void)[] = []

  async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function make(master: string, file: string, width: number, format: Format): Promise<Buffer> {
    // Loaded when the first picture is sized: a start that finds all of them made does without it.
    const { default: sharp } = await import('sharp')
    sharp.concurrency(1)
    sharp.cache(false)
    const picture = sharp(master).rotate().resize({ width, withoutEnlargement: true })
    const bytes =
      format === 'avif'
        ? await picture.avif({ quality: 58, effort: 2 }).toBuffer()
        : format === 'webp'
          ? await picture.webp({ quality: 80 }).toBuffer()
          : await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    await mkdir(sized, { recursive: true })
    const temporary = `${file}.${process.pid}.part`
    await writeFile(temporary, bytes)
    await rename(temporary, file)
    return bytes
  }

  return {
    async save(bytes) {
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      const path = join(masters, name)
      await mkdir(masters, { recursive: true })
      await writeFile(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
      return `/images/${name}`
    },
    async read(name, accept) {
      const match = NAME.exec(name)
      const hash = match?.[1]
      if (!hash) return undefined
      const format = (match[3] as Format | undefined) ?? (accept.includes('image/webp') ? 'webp' : 'jpg')
      const width = match[2] ? Number(match[2]) : 960
      if (!(IMAGE_WIDTHS as readonly number[]).includes(width)) return undefined
      const file = join(sized, `${hash}-${width}.${format}`)
      const ready = await readFile(file).catch(() => undefined)
      if (ready) return { bytes: ready, mime: MIME[format] }
      const master = join(masters, hash)
      if (!(await stat(master).catch(() => undefined))) return undefined
      let pending = making.get(file)
      if (!pending) {
        pending = oneOfFew(() => make(master, file, width, format)).finally(() => making.delete(file))
        making.set(file, pending)
      }
      return { bytes: await pending, mime: MIME[format] }
    },
  }
}
