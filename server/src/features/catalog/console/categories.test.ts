import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { zeroPng } from '../../../../test/large-pictures'
import { FORM_TYPE, formBytes } from '../../../../test/multipart'
import { useApp } from '../../../../test/test-app'
import { sweepUploads } from '../../../kernel/upload/sweep'
import { pictureFolders } from '../../orders/pictures'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
})

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `/admin${path}`, { token, ...(body === undefined ? {} : { body }) })
const inShop = async () =>
  (await app.call('GET', '/categories')).json().data as { _id: string; name: string }[]

const drawn = (background: Record<'r' | 'g' | 'b' | 'alpha', number>) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background } })
    .png()
    .toBuffer()

async function upload(path: string, ...contents: (Buffer | string)[]) {
  const parts = contents.map((content, n) => ({ name: 'images', filename: `view-${n}.png`, content }))
  return app.call('POST', `/admin${path}`, {
    token,
    headers: { 'content-type': FORM_TYPE },
    body: formBytes(parts),
  })
}

describe('a category', () => {
  test('is added, written in every language, arranged, hidden with its products and shown again', async () => {
    const made = await call('POST', '/categories', {
      name: 'Ropes & Rings',
      tint: 'clay',
      translations: { nl: { name: 'Touwen' } },
    })
    expect(made.statusCode, made.body).toBe(201)
    const category = made.json().data
    expect(category).toMatchObject({ slug: 'ropes-rings', isActive: true, productCount: 0, image: null })
    const second = (await call('POST', '/categories', { name: 'Ropes, Rings' })).json().data
    expect(second.slug).toMatch(/^ropes-rings-\w+$/)
    const taken = await call('PUT', `/categories/${second._id}`, { name: 'Other', slug: category.slug })
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'catalog.slug_taken'])
    const product = await makeProduct(app, { categoryId: category._id })
    const hidden = (await call('DELETE', `/categories/${category._id}`)).json().data
    expect(hidden).toMatchObject({ isActive: false, productCount: 1, activeCount: 1 })
    expect((await app.call('GET', `/products/${product}`)).statusCode).toBe(404)
    expect((await app.call('GET', '/products')).json().totalProducts).toBe(0)
    await call('POST', `/categories/${category._id}/restore`)
    expect((await app.call('GET', '/products')).json().totalProducts).toBe(1)
    const order = await call('PUT', '/categories/order', { ids: [second._id] })
    expect(order.json().data.items.map((one: { _id: string }) => one._id)).toEqual([second._id, category._id])
    expect((await inShop()).map((one) => one._id)).toEqual([second._id, category._id])
    const stale = { name: 'Ropes', updatedAt: category.updatedAt }
    expect((await call('PUT', `/categories/${category._id}`, stale)).json().code).toBe(
      'catalog.category_changed',
    )
    const renamed = await call('PUT', `/categories/${category._id}`, { name: 'Ropes' })
    expect(renamed.json().data).toMatchObject({
      name: 'Ropes',
      slug: 'ropes-rings',
      translations: { nl: { name: 'Touwen' } },
    })
    expect((await inShop())[1]?.name).toBe('Ropes')
    expect((await call('GET', '/categories/nothing')).json().code).toBe('catalog.category_not_found')
    const [row] = await app.deps.db`
      select details from audit_events where object_id = ${category._id} order by at desc limit 1`
    expect(row?.details).toEqual({ 'name.from': 'Ropes & Rings', 'name.to': 'Ropes' })
  })
})

describe('pictures', () => {
  test('adds, redraws, describes, sorts and removes pictures, and sweeps unused files', async () => {
    const product = await makeProduct(app)
    await app.deps.db`update products set images = '{}' where id = ${product}`
    const path = `/products/${product}`
    const added = await upload(
      `${path}/images`,
      await drawn({ r: 200, g: 0, b: 0, alpha: 1 }),
      await drawn({ r: 0, g: 0, b: 0, alpha: 0 }),
    )
    expect(added.statusCode, added.body).toBe(201)
    const { images, ...read } = added.json().data
    expect(images).toHaveLength(2)
    const shown = await app.call('GET', `/${images[1]}-160.webp`)
    const { channels } = await sharp(shown.rawPayload).stats()
    expect(channels[3]?.max).toBe(0)
    const imageTexts = { [images[1]]: { en: 'From the side', nl: 'Van opzij' } }
    const turned = await call('PUT', path, { ...read, images: [images[1], images[0]], imageTexts })
    expect(turned.json().data).toMatchObject({ images: [images[1], images[0]], imageTexts })
    await call('PUT', path, { ...turned.json().data, images: [images[1]] })
    await sweepUploads(app.deps.files, pictureFolders(app.deps), -1000)
    expect((await app.call('GET', `/${images[0]}-160.webp`)).statusCode).toBe(404)
    expect((await app.call('GET', `/${images[1]}-160.webp`)).statusCode).toBe(200)
    const gone = await call('PUT', path, { ...turned.json().data })
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'catalog.product_changed'])
  })

  test('uploaded again while the sweep takes the same ones, which nothing shows, they stay', async () => {
    const product = await makeProduct(app)
    await app.deps.db`update products set images = '{}' where id = ${product}`
    const path = `/products/${product}`
    const green = await drawn({ r: 0, g: 120, b: 0, alpha: 1 })
    const send = () => upload(`${path}/images`, green)
    const [image] = (await send()).json().data.images
    await app.deps.db`update products set images = '{}' where id = ${product}`
    const waits = async () => {
      const [row] = await app.deps.db`
        select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`
      return row?.n === 1
    }
    let again: ReturnType<typeof send> | undefined
    let looks = 0
    const folders = pictureFolders(app.deps).map((folder) => ({
      ...folder,
      known: async (names: readonly string[]) => {
        const rows = await folder.known(names)
        // The second look is the one before the files go.
        if (folder.folder === 'pictures/masters' && looks++ === 1) {
          let ended = false
          again = send()
          void again.finally(() => {
            ended = true
          })
          while (!ended && !(await waits()));
        }
        return rows
      },
    }))
    await sweepUploads(app.deps.files, folders, -1000)
    expect((await again)?.statusCode).toBe(201)
    expect((await again)?.json().data.images).toEqual([image])
    expect((await app.call('GET', `/${image}-320.webp`)).statusCode).toBe(200)
  })

  test('S20 S21 are pictures, and of a product or a category that is there', async () => {
    const path = `/products/${await makeProduct(app)}/images`
    const code = async (at: string, ...contents: (Buffer | string)[]) => {
      const answer = await upload(at, ...contents)
      return [answer.statusCode, answer.json().code]
    }
    const red = await drawn({ r: 200, g: 0, b: 0, alpha: 1 })
    expect(await code(path)).toEqual([400, 'catalog.image_required'])
    expect(await code(path, '<svg onload="x()"/>')).toEqual([400, 'catalog.image_type'])
    expect(await code(path, ...Array(9).fill(red))).toEqual([400, 'catalog.too_many_images'])
    const deep = await zeroPng({ width: 4001, height: 10, depth: 16 })
    expect(await code(path, deep)).toEqual([400, 'files.picture_deep'])
    expect(await code('/products/nothing/images', red)).toEqual([404, 'catalog.product_not_found'])
    expect(await code('/categories/nothing/images', red)).toEqual([404, 'catalog.category_not_found'])
    const { _id } = (await call('POST', '/categories', { name: 'Pictured' })).json().data
    const answer = await upload(`/categories/${_id}/images`, red)
    expect((await inShop()).find((one) => one._id === _id)).toMatchObject({ image: answer.json().data.image })
  })
})
