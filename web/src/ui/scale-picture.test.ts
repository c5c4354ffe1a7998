import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heicAsJpeg, scalePicture } from './scale-picture'

/** Results of the fake browser: decoded image, pixel read back from a canvas, and encoded type. */
let decoded: { width: number; height: number } | undefined
let readBack: number[]
let written: (type: string) => string
const drawn: { width: number; height: number; type: string }[] = []
const close = vi.fn()

beforeEach(() => {
  decoded = { width: 4000, height: 3000 }
  readBack = [40, 113, 64, 255]
  written = (type) => type
  drawn.length = 0
  close.mockClear()
  vi.stubGlobal('createImageBitmap', async () => {
    if (!decoded) throw new Error('not a picture')
    return { ...decoded, close }
  })
  const context = { fillRect() {}, drawImage() {}, getImageData: () => ({ data: readBack }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height, type: type ?? '' })
    done(new Blob(['small'], { type: written(type ?? '') }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const photo = { sideMax: 512, extensions: ['jpg', 'jpeg', 'png'] } as const
const product = { sideMax: 2560, extensions: ['jpg', 'jpeg', 'png', 'webp'] } as const
const jpeg = new File(['large'], 'IMG.0001.JPG', { type: 'image/jpeg' })
const png = new File(['large'], 'bottle.png', { type: 'image/png' })

it('scales a large photo down before the upload', async () => {
  const sent = await scalePicture(jpeg, photo)
  expect([sent.name, sent.type, await sent.text()]).toEqual(['IMG.0001.jpg', 'image/jpeg', 'small'])
  expect(drawn).toEqual([{ width: 512, height: 384, type: 'image/jpeg' }])
  expect(close).toHaveBeenCalledOnce()
})

it('preserves transparency when the server accepts WebP', async () => {
  expect((await scalePicture(png, product)).name).toBe('bottle.webp')
  expect((await scalePicture(png, photo)).name).toBe('bottle.jpg')
  expect(drawn.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg'])
})

it('names the file after the type that the browser wrote', async () => {
  written = () => 'image/png'
  expect((await scalePicture(png, product)).name).toBe('bottle.png')
  written = () => 'image/bmp'
  expect(await scalePicture(png, product)).toBe(png)
})

it('sends a file unchanged when it is small, not an image, of another type, or cannot be drawn', async () => {
  decoded = { width: 512, height: 300 }
  expect(await scalePicture(jpeg, photo)).toBe(jpeg)
  decoded = undefined
  expect(await scalePicture(jpeg, photo)).toBe(jpeg)
  decoded = { width: 4000, height: 3000 }
  const text = new File(['x'], 'notes.txt')
  expect(await scalePicture(text, photo)).toBe(text)
  readBack = [13, 200, 7, 255]
  expect(await scalePicture(jpeg, photo)).toBe(jpeg)
  vi.stubGlobal('createImageBitmap', undefined)
  expect(await scalePicture(jpeg, photo)).toBe(jpeg)
  expect(drawn).toEqual([])
})

const heic = new File(['heic'], ' IMG_1.HEIC', { type: 'image/heic' })

it('makes a JPEG of a HEIC where the browser reads it, at full size up to 4096 pixels', async () => {
  const small = await heicAsJpeg(heic)
  expect([small.name, small.type]).toEqual(['IMG_1.jpg', 'image/jpeg'])
  decoded = { width: 8192, height: 6144 }
  await heicAsJpeg(heic)
  expect(drawn).toEqual([
    { width: 4000, height: 3000, type: 'image/jpeg' },
    { width: 4096, height: 3072, type: 'image/jpeg' },
  ])
  expect(close).toHaveBeenCalledTimes(2)
})

it('leaves a HEIC that the browser cannot read, and any other file, as it is', async () => {
  expect(await heicAsJpeg(jpeg)).toBe(jpeg)
  written = () => 'image/png'
  expect(await heicAsJpeg(heic)).toBe(heic)
  decoded = undefined
  expect(await heicAsJpeg(heic)).toBe(heic)
  readBack = [13, 200, 7, 255]
  expect(await heicAsJpeg(heic)).toBe(heic)
})
