import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../../../test/documents'
import { makeAccount, makeProduct } from '../../../test/factories'
import { jobsDone, mailsTo } from '../../../test/mails'
import { FORM_TYPE, formBytes } from '../../../test/multipart'
import { makeOrder } from '../../../test/orders'
import { makeReturnable } from '../../../test/returns'
import { filesOf } from '../../../test/stored-hash'
import { useApp } from '../../../test/test-app'
import { transaction } from '../../kernel/db/transaction'
import { sweepUploads } from '../../kernel/upload/sweep'
import { photoBytes } from './photos.sql'
import { reviewPhotoFolder } from './review-photos'
import { refreshBought } from './reviews.sql'

const app = useApp({ RATE_LIMITS: 'off' })
let whey: string
let staff: string

beforeAll(async () => {
  await app.deps.jobs.start(app.handlers)
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
})

const newWhey = async () => {
  whey = await makeProduct(app, { name: 'Whey', stock: 1000, priceCents: 4000 })
  return whey
}
const delivered = (product = whey, quantity = 1) =>
  makeOrder(app, staff, { status: 'delivered', lines: [[product, quantity]] })
type Buyer = { token: string; orderNumber: string }
const write = ({ token, orderNumber }: Buyer, body: object = {}, product = whey) =>
  app.call('POST', `/products/${product}/reviews`, {
    token,
    body: { orderNumber, rating: 4, text: 'Mixes well', ...body },
  })
const shown = async (query = '') => (await app.call('GET', `/products/${whey}/reviews${query}`)).json().data
const moderate = (id: string, step: string, body?: object) =>
  app.call('POST', `/admin/reviews/${id}/${step}`, { token: staff, body })
const approved = async (buyer: Buyer, body: object = {}) => {
  const { _id } = (await write(buyer, body)).json().data
  await moderate(_id, 'approve')
  return _id as string
}
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
const reviewFiles = async () => (await filesOf(app)).filter((file) => file.includes('reviews/'))
const form = (fields: Record<string, string>, photos: Buffer[]) => ({
  headers: { 'content-type': FORM_TYPE },
  body: formBytes([
    ...Object.entries(fields).map(([key, content]) => ({ name: key, content })),
    ...photos.map((content) => ({ name: 'photos', filename: 'p.jpg', type: 'image/jpeg', content })),
  ]),
})

describe('X-119 a review', () => {
  test('accepts one review from a customer with a delivered order of the product', async () => {
    await newWhey()
    const buyer = await delivered()
    const mine = () => app.call('GET', `/products/${whey}/reviews/mine`, { token: buyer.token })
    expect((await mine()).json().data).toEqual({ review: null, orderNumber: buyer.orderNumber })
    const answer = await write(buyer)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({
      rating: 4,
      text: 'Mixes well',
      state: 'new',
      refusal: null,
      photos: [],
      editedAt: null,
    })
    expect((await mine()).json().data.review._id).toBe(answer.json().data._id)
    const again = await write(buyer)
    expect([again.statusCode, again.json().code]).toEqual([409, 'reviews.exists'])
  })

  test('is refused without a delivered line: another order, a stranger, a parcel on its way', async () => {
    await newWhey()
    const other = await makeProduct(app, { stock: 10 })
    const buyer = await delivered(other)
    const shipped = await makeOrder(app, staff, { status: 'shipped', lines: [[whey, 1]] })
    const theirs = await delivered()
    for (const attempt of [buyer, shipped, { ...buyer, orderNumber: theirs.orderNumber }]) {
      const answer = await write(attempt)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'reviews.not_bought'])
    }
  })

  test('needs 1 to 5 whole stars', async () => {
    await newWhey()
    const buyer = await delivered()
    for (const rating of [0, 6, 4.5, '4', undefined]) {
      const answer = await write(buyer, { rating })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'reviews.rating_required'])
    }
  })

  test('is shown once staff have read it, with the author’s first name and initial, and counts in the average', async () => {
    await newWhey()
    const [first, second] = [await delivered(), await delivered()]
    const { _id } = (await write(first, { rating: 5 })).json().data
    expect(await shown()).toMatchObject({ items: [], average: null, count: 0, total: 0 })
    expect((await moderate(_id, 'approve')).json().data.state).toBe('approved')
    await approved(second, { rating: 4 })
    const page = await shown()
    expect(page).toMatchObject({ average: 4.5, count: 2, total: 2, currentPage: 1, totalPages: 1 })
    expect(page.items[1].author).toMatch(/^\S+ \S\.$/)
    expect(Object.keys(page.items[0])).not.toContain('state')
    expect((await shown('?sort=lowest')).items.map((one: { rating: number }) => one.rating)).toEqual([4, 5])
    expect((await shown('?limit=1&page=2')).items[0]._id).toBe(_id)
  })

  test.each(['newest', 'highest', 'lowest'])('is listed by %s', async (sort) => {
    await newWhey()
    const stars = [3, 5, 1]
    for (const rating of stars) await approved(await delivered(), { rating })
    const sorted = {
      newest: stars.toReversed(),
      highest: stars.toSorted().toReversed(),
      lowest: stars.toSorted(),
    }
    const { items } = await shown(`?sort=${sort}`)
    expect(items.map(({ rating }: { rating: number }) => rating)).toEqual(sorted[sort as keyof typeof sorted])
  })

  test('is in the product and its structured data once there is one', async () => {
    await newWhey()
    const product = async () => (await app.call('GET', `/products/${whey}`)).json().data
    expect((await product()).rating).toBeUndefined()
    await approved(await delivered(), { rating: 3 })
    expect((await product()).rating).toEqual({ average: 3, count: 1 })
  })

  test('is counted beside another that is approved at the same moment', async () => {
    await newWhey()
    const { db } = app.deps
    const ids: string[] = []
    for (const rating of [5, 4]) ids.push((await write(await delivered(), { rating })).json().data._id)
    const [first = '', second = ''] = ids
    let other: Promise<unknown> = Promise.resolve()
    await transaction(db, async (tx) => {
      await tx`update reviews set state = 'approved' where id = ${first}`
      other = moderate(second, 'approve')
      await expect
        .poll(
          () => db`
            select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
        )
        .toHaveLength(1)
    })
    await other
    const [row] = await db<{ count: number; stars: number }[]>`
      select count, stars from product_ratings where product_id = ${whey}`
    expect(row).toEqual({ count: 2, stars: 9 })
  })

  test('is hidden after a change until staff have read it again', async () => {
    await newWhey()
    const buyer = await delivered()
    const id = await approved(buyer)
    const change = (token: string, body: object) =>
      app.call('PUT', `/products/${whey}/reviews/${id}`, { token, body })
    const changed = await change(buyer.token, { rating: 1, text: 'It was off' })
    expect(changed.json().data).toMatchObject({ _id: id, rating: 1, state: 'new' })
    expect(changed.json().data.editedAt).not.toBeNull()
    expect((await shown()).count).toBe(0)
    const stranger = await makeAccount(app)
    expect((await change(stranger.token, { rating: 5, text: '' })).statusCode).toBe(404)
  })

  test('goes with its author’s wish, photos included', async () => {
    await newWhey()
    const buyer = await delivered()
    const sent = await app.call('POST', `/products/${whey}/reviews`, {
      token: buyer.token,
      ...form({ orderNumber: buyer.orderNumber, rating: '5', text: 'Look' }, [await picture()]),
    })
    const { _id } = sent.json().data
    expect(await reviewFiles()).toHaveLength(1)
    const remove = () =>
      app.call('DELETE', `/products/${whey}/reviews/${_id}`, { token: buyer.token, body: {} })
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(404)
    expect(await reviewFiles()).toEqual([])
  })
})

describe('X-119 photos of a review', () => {
  test('are drawn anew, seen by everyone once approved and by the author before', async () => {
    await newWhey()
    const buyer = await delivered()
    const sent = await app.call('POST', `/products/${whey}/reviews`, {
      token: buyer.token,
      ...form({ orderNumber: buyer.orderNumber, rating: '5', text: 'Look' }, [
        await picture(),
        await picture(),
      ]),
    })
    expect(sent.statusCode).toBe(201)
    const { _id, photos } = sent.json().data
    expect(photos).toHaveLength(2)
    const see = (token?: string) =>
      app.call('GET', `/products/${whey}/reviews/${_id}/photos/${photos[0]}`, { ...(token && { token }) })
    expect([(await see()).statusCode, (await see(buyer.token)).statusCode]).toEqual([404, 200])
    await moderate(_id, 'approve')
    expect((await see()).statusCode).toBe(200)
    const kept = await app.call('PUT', `/products/${whey}/reviews/${_id}`, {
      token: buyer.token,
      body: { rating: 5, text: 'Look', keep: [photos[1]] },
    })
    expect(kept.json().data.photos).toEqual([photos[1]])
    expect((await see(buyer.token)).statusCode).toBe(404)
  })

  test('count among the bytes of all photos, and stay when files without a row are swept', async () => {
    const buyer = await delivered(await newWhey())
    const before = await photoBytes(app.deps.db)
    const fields = { orderNumber: buyer.orderNumber, rating: '5', text: 'Red' }
    const answer = await app.call('POST', `/products/${whey}/reviews`, {
      token: buyer.token,
      ...form(fields, [await picture()]),
    })
    expect(answer.statusCode).toBe(201)
    expect(await photoBytes(app.deps.db)).toBeGreaterThan(before)
    const kept = await reviewFiles()
    await sweepUploads(app.deps.files, [reviewPhotoFolder(app.deps)], -1000)
    expect(await reviewFiles()).toEqual(kept)
  })

  test('are at most four, and pictures', async () => {
    await newWhey()
    const buyer = await delivered()
    const send = async (photos: Buffer[]) => {
      const answer = await app.call('POST', `/products/${whey}/reviews`, {
        token: buyer.token,
        ...form({ orderNumber: buyer.orderNumber, rating: '5', text: '' }, photos),
      })
      return [answer.statusCode, answer.json().code]
    }
    const one = await picture()
    expect(await send([one, one, one, one, one])).toEqual([400, 'reviews.photos_too_many'])
    expect(await send([await pdf()])).toEqual([400, 'reviews.photo_type'])
  })
})

describe('X-119 moderation of reviews', () => {
  test('refuses with a reason from the list, which the author gets by mail', async () => {
    await newWhey()
    const buyer = await delivered()
    const { _id } = (await write(buyer)).json().data
    const without = await moderate(_id, 'refuse', { reason: 'too bad' })
    expect([without.statusCode, without.json().code]).toEqual([400, 'reviews.reason_required'])
    const refused = await moderate(_id, 'refuse', { reason: 'personal_data' })
    expect(refused.json().data).toMatchObject({ state: 'refused', refusal: 'personal_data' })
    await moderate(_id, 'refuse', { reason: 'personal_data' })
    await jobsDone(app)
    const mails = (await mailsTo(app, buyer.email)).filter(({ subject }) => subject?.includes('review of'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('personal details')
    expect((await shown()).count).toBe(0)
    expect(
      (await app.call('GET', `/products/${whey}/reviews/mine`, { token: buyer.token })).json().data.review,
    ).toMatchObject({ state: 'refused', refusal: 'personal_data' })
  })

  test('lists by state and answers below the review', async () => {
    await newWhey()
    const buyer = await delivered()
    const { _id } = (await write(buyer)).json().data
    const list = async (state: string) =>
      (await app.call('GET', `/admin/reviews?state=${state}&limit=100`, { token: staff })).json().data.items
    const waiting = (await list('new')).find((one: { _id: string }) => one._id === _id)
    expect(waiting).toMatchObject({
      product: { _id: whey, name: 'Whey' },
      orderNumber: buyer.orderNumber,
      bought: true,
      customer: { email: buyer.email },
    })
    await moderate(_id, 'approve')
    expect((await list('new')).map((one: { _id: string }) => one._id)).not.toContain(_id)
    await moderate(_id, 'answer', { text: 'Thank you' })
    expect((await shown()).items[0].answer).toBe('Thank you')
    await moderate(_id, 'answer', { text: '' })
    expect((await shown()).items[0].answer).toBe('')
  })
})

describe('X-119 a review of goods that came back', () => {
  test('stays after a partial refund and counts no more after all of it came back', async () => {
    await newWhey()
    const order = await makeReturnable(app, staff, { status: 'delivered', lines: [[whey, 2]] })
    await approved(order, { rating: 5 })
    await order.staffCall('POST', '/refund', { reason: 'Late', amount: 5 })
    expect((await shown()).count).toBe(1)
    await order.staffCall('POST', '/refund', {
      reason: 'One came back',
      lines: [{ itemId: order.itemOf(whey), quantity: 1 }],
    })
    expect((await shown()).count).toBe(1)
    await order.staffCall('POST', '/refund', {
      reason: 'The other too',
      lines: [{ itemId: order.itemOf(whey), quantity: 1 }],
    })
    expect(await shown()).toMatchObject({ items: [], count: 0, average: null })
    await refreshBought(app.deps.db)
    expect((await app.call('GET', `/products/${whey}`)).json().data.rating).toBeUndefined()
    const mine = await app.call('GET', `/products/${whey}/reviews/mine`, { token: order.token })
    expect(mine.json().data.orderNumber).toBeNull()
  })
})
