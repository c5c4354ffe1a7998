import { IMAGE_WIDTHS } from 'contract/catalog/rules'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, makeCategory, makeProduct } from '../../../../test/factories'
import { FORM_TYPE, formBytes } from '../../../../test/multipart'
import { useApp } from '../../../../test/test-app'
import { liveCatalogOf } from '../catalog.effects'
import { startDrawing } from './draw-ahead'
import { listShown } from './draw-published'
import { createPictureStore } from './images'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
})

const picture = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
const idle = { now: () => 0, pass: async () => 0 }

/** Widths of a picture that are kept as AVIF. */
async function widthsOf(path: string): Promise<number[]> {
  const name = path.replace('/images/', '')
  const kept = await Promise.all(
    IMAGE_WIDTHS.map(async (width) =>
      (await app.deps.files.get(`pictures/sized/${name}-${width}.avif`)) ? [width] : [],
    ),
  )
  return kept.flat()
}

test('the sizes of a new picture are made before anybody asks for them', async () => {
  startDrawing(app.deps, idle)
  const categoryId = await makeCategory(app)
  const answer = await app.call('POST', `/admin/categories/${categoryId}/images`, {
    token,
    headers: { 'content-type': FORM_TYPE },
    body: formBytes([{ name: 'images', filename: 'view.png', content: await picture('#246') }]),
  })
  expect(answer.statusCode, answer.body).toBe(201)
  await expect.poll(() => widthsOf(answer.json().data.image)).toEqual([...IMAGE_WIDTHS])
})

test('no size is made while requests keep the process busy', async () => {
  let busy = 1
  let passes = 0
  const drawing = startDrawing(app.deps, {
    now: () => 0,
    pass: () => new Promise((resolve) => setImmediate(() => resolve(++passes && busy))),
  })
  const path = await createPictureStore(app.deps.files).save(await picture('#642'))
  drawing.add([path])
  await expect.poll(() => passes).toBeGreaterThan(2)
  expect(await widthsOf(path)).toEqual([])
  busy = 0
  await expect.poll(() => widthsOf(path)).toEqual([...IMAGE_WIDTHS])
})

test('the sizes of a picture are made although the one before it is damaged', async () => {
  const drawing = startDrawing(app.deps, idle)
  const pictures = createPictureStore(app.deps.files)
  const damaged = await pictures.save(Buffer.from('no picture'))
  const path = await pictures.save(await picture('#462'))
  drawing.add([damaged, path])
  await expect.poll(() => widthsOf(path)).toEqual([...IMAGE_WIDTHS])
  expect(await widthsOf(damaged)).toEqual([])
})

test('a start makes sizes of products on sale, not of hidden products or of pictures on other sites', async () => {
  const own = (digit: number) => `/images/${String(digit).repeat(32)}`
  const show = async (images: string[], isActive = true) => {
    const id = await makeProduct(app)
    await app.deps.db`
      update products set images = ${images}, is_active = ${isActive} where id = ${id}`
  }
  await show([own(1), own(2)])
  await show([own(3)], false)
  await show(['https://pictures.example/1.jpg'])
  liveCatalogOf(app.deps.db).changed()
  const shown = await listShown(app.deps)
  expect(shown).toContain(own(1))
  for (const path of [own(2), own(3), 'https://pictures.example/1.jpg']) expect(shown).not.toContain(path)
})
