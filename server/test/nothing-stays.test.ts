import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCUMENT_BYTES_MAX } from 'contract/coaches/rules'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPictureStore } from '../src/features/catalog/images/images'
import { makeBloodTest, submitForm } from './blood-tests'
import { pdf, pdfOf } from './documents'
import { checkoutBody, makeAccount, makeProduct } from './factories'
import { jobsDone } from './mails'
import { apply, fourDocuments } from './multipart'
import { type S3StandIn, startS3 } from './s3-stand-in'
import { useApp } from './test-app'

// Registered before the application's own, which reads them when it is opened.
const settings: Record<string, string> = { RATE_LIMITS: 'off' }
const mailed: string[] = []
let s3: S3StandIn
let temporary: string
let smtp: SMTPServer
const before = process.env.TMPDIR
beforeAll(async () => {
  s3 = await startS3()
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        mailed.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  Object.assign(settings, { FILES_URL: s3.url('/shop'), SMTP_URL: `smtp://127.0.0.1:${port}` })
  // All that is written to the system's temporary folder from here on can be told from what others write there.
  temporary = await mkdtemp(join(tmpdir(), 'tavan-temporary-'))
  process.env.TMPDIR = temporary
})
const app = useApp(settings)
afterAll(async () => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await s3.close()
  await rm(temporary, { recursive: true, force: true })
})

/** Every file on this machine that the application could have written. */
async function localFiles(): Promise<string[]> {
  expect(app.deps.config.dataDir.startsWith(temporary)).toBe(true)
  const entries = await readdir(temporary, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
}

async function keysIn(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.deps.files.list(folder)) keys.push(key)
  return keys
}

describe('a server on S3 leaves nothing of a customer on its own disk', () => {
  test('pictures, masters and sizes', async () => {
    const master = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#7a4' } })
      .png()
      .toBuffer()
    const path = await createPictureStore(app.deps.files).save(master)
    for (const name of [`${path}-160.avif`, `${path}-480.webp`, `${path}-640.jpg`, path]) {
      const answer = await app.call('GET', `/${name}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    expect(await keysIn('pictures')).toHaveLength(5)
    expect(await localFiles()).toEqual([])
  })

  test('documents of applications, taken and refused, read by staff', async () => {
    await app.deps.jobs.start(app.handlers)
    const files = [...(await fourDocuments()), { name: 'large.pdf', content: pdfOf(DOCUMENT_BYTES_MAX) }]
    expect((await apply(app, { fields: { email: 'mina@tavan.test' }, files })).statusCode).toBe(201)
    await jobsDone(app)
    expect(mailed).toEqual(['mina@tavan.test'])
    const refused = [
      { files: [{ name: 'large.pdf', content: pdfOf(DOCUMENT_BYTES_MAX + 1) }] },
      { files: [{ name: 'page.pdf', content: '<html>' }] },
      { files: Array.from({ length: 6 }, () => ({ name: 'cv.pdf', content: 'x' })) },
      { fields: { email: 'mina@tavan.test' }, files: [{ name: 'cv.pdf', content: await pdf() }] },
    ]
    for (const wish of refused) expect((await apply(app, wish)).statusCode).toBeGreaterThanOrEqual(400)

    const { token } = await makeAccount(app, ['admin'])
    const { items } = (await app.call('GET', '/admin/coach-applications', { token })).json().data
    const { data } = (await app.call('GET', `/admin/coach-applications/${items[0]._id}`, { token })).json()
    for (const { path, size } of data.documents)
      expect((await app.call('GET', `/${path}`, { token })).rawPayload).toHaveLength(size)
    expect(await keysIn('coach-applications')).toHaveLength(5)
    expect(await localFiles()).toEqual([])
  })

  test('reports of blood tests, taken and refused, read by athlete and coach', async () => {
    const { id, athlete, coach } = await makeBloodTest(app)
    expect((await submitForm(app, athlete, {}, [{ content: '<html>' }])).statusCode).toBe(400)
    expect((await submitForm(app, athlete, { testedAt: 'soon' })).statusCode).toBe(400)
    for (const [path, token] of [
      [`/blood-tests/${id}/report`, athlete.token],
      [`/blood-tests/coach/${id}/report`, coach.token],
    ] as const) {
      const { rawPayload } = await app.call('GET', path, { token })
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(await keysIn('blood-tests')).toHaveLength(1)
    expect(await localFiles()).toEqual([])
  })

  test('invoices, in every language and when they are read again', async () => {
    const { token } = await makeAccount(app)
    const productId = await makeProduct(app)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
    const body = checkoutBody({ paymentMethod: 'online' })
    const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body })).json().data
    await app.deps
      .db`update orders set status = 'confirmed', payment_status = 'paid' where order_number = ${orderNumber}`
    const download = (lang: string) =>
      app.call('GET', `/orders/${orderNumber}/invoice.pdf?lang=${lang}`, { token })
    const first = await download('en')
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    for (const lang of ['fa', 'nl']) expect((await download(lang)).statusCode).toBe(200)
    expect((await download('en')).rawPayload.equals(first.rawPayload)).toBe(true)
    await jobsDone(app)
    expect(await keysIn('invoices')).toHaveLength(3)
    expect(await localFiles()).toEqual([])
  })

  test('finds data that does remain', async () => {
    const { path, stream } = await app.deps.files.begin()
    await new Promise<void>((resolve) => stream.end('half', resolve))
    expect(await localFiles()).toEqual([path])
    await app.deps.files.sweepIncoming(-1)
    expect(await localFiles()).toEqual([])
  })
})
