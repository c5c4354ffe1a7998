import { DAY } from 'contract/units'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFakeWeb } from '../../../test/fake-web'
import { useApp } from '../../../test/test-app'
import { createApp } from '../../app'
import { type AssetStore, saveAssets, sweepAssets } from './saved-assets'

const script = (text: string) => `export const text = '${text.repeat(600)}'`
const before = makeFakeWeb({
  files: {
    'assets/cart-OLDhash1.js': script('old'),
    'assets/cart-OLDhash1.css': 'p{}',
    'assets/font-OLDhash1.woff2': Buffer.from([1, 2, 3]),
    'assets/plain.js': 'export {}',
  },
})
const after = makeFakeWeb({ files: { 'assets/cart-NEWhash2.js': script('new') } })
const NAMES = ['cart-OLDhash1.js', 'cart-OLDhash1.css', 'font-OLDhash1.woff2']

const app = useApp({}, { web: after })
/** Headers that say what a file is and how long it is kept. */
const told = ['content-type', 'cache-control', 'x-content-type-options', 'cross-origin-resource-policy']

let other: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  other = await createApp((await app.again()).deps, before)
})
afterAll(() => other.http.close())

describe('hashed files of two builds side by side', () => {
  test('are kept once a process listens, and served by the process of the other build', async () => {
    const missing = await app.http.inject('/assets/cart-OLDhash1.js')
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'request.not_found'])
    await other.http.listen({ port: 0, host: '127.0.0.1' })
    const listed = async () => {
      const keys = []
      for await (const { key } of app.deps.files.list('web-assets')) keys.push(key)
      return keys.length
    }
    await expect.poll(listed).toBe(1)
    // Represents a process that starts later; it has not listed the store yet.
    const fresh = await createApp(app.deps, after)
    for (const name of NAMES) {
      const [own, foreign] = await Promise.all(
        [other, fresh].map(({ http }) => http.inject({ url: `/assets/${name}`, headers: { accept: '*/*' } })),
      )
      expect(foreign?.statusCode, name).toBe(200)
      expect(foreign?.rawPayload.equals(own?.rawPayload as Buffer), name).toBe(true)
      for (const header of told)
        expect(foreign?.headers[header], `${name} ${header}`).toBe(own?.headers[header])
    }
    const packed = await fresh.http.inject({
      url: `/assets/${NAMES[0]}`,
      headers: { 'accept-encoding': 'br' },
    })
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding'])
    const known = await fresh.http.inject({
      url: `/assets/${NAMES[0]}`,
      headers: { 'if-none-match': packed.headers.etag as string, 'accept-encoding': 'br' },
    })
    expect(known.statusCode).toBe(304)
    expect((await fresh.http.inject({ method: 'HEAD', url: `/assets/${NAMES[0]}` })).statusCode).toBe(200)
    for (const name of ['plain.js', 'cart-OLDhash3.js', 'cart-OLDhash1.js.br', '..%2fcart-OLDhash1.js'])
      expect((await fresh.http.inject(`/assets/${name}`)).statusCode, name).toBe(404)
    expect((await fresh.http.inject({ method: 'POST', url: `/assets/${NAMES[0]}` })).statusCode).toBe(404)
    await fresh.http.close()
  })

  test('are renewed daily while their build runs, and swept a week after', async () => {
    const files = new Map<string, { bytes: Buffer; changedAt: Date }>()
    const store: AssetStore = {
      put: async (key, bytes) => void files.set(key, { bytes, changedAt: new Date() }),
      get: async (key) => files.get(key)?.bytes,
      remove: async (key) => void files.delete(key),
      async *list() {
        for (const [key, { changedAt }] of files) yield { key, changedAt }
      },
    }
    await saveAssets(store, before)
    await saveAssets(store, after)
    expect(files.size).toBe(2)
    const [first] = files.values()
    const aged = (days: number) => {
      const changedAt = new Date(Date.now() - days * DAY)
      Object.assign(first as object, { changedAt })
      return changedAt
    }
    const recent = aged(0.9)
    await saveAssets(store, before)
    expect([...files.values()].map(({ changedAt }) => changedAt)).toContain(recent)
    await sweepAssets(store)
    aged(8.9)
    await sweepAssets(store)
    expect(files.size).toBe(2)
    await saveAssets(store, before)
    expect([...files.values()].every(({ changedAt }) => changedAt.getTime() > Date.now() - DAY)).toBe(true)
    const [renewed] = files.values()
    Object.assign(renewed as object, { changedAt: new Date(Date.now() - 9.1 * DAY) })
    await sweepAssets(store)
    expect(files.size).toBe(1)
  })
})
