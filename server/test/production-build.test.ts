import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FirstView } from '../src/kernel/http/first-view'
import { useApp } from './test-app'

const root = join(import.meta.dirname, '..', '..')
const dist = join(root, 'web', 'dist')

/** `npm test` builds before it tests; a run of one file by hand may come before any build. */
const built = existsSync(join(dist, 'index.html'))

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe.skipIf(!built)('S44 the production build', () => {
  const app = useApp({}, { web: dist })
  let files: string[] = []
  beforeAll(async () => {
    files = await filesOf(dist)
  })

  test('has no source maps, and names none', async () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
      expect(await readFile(file, 'utf8'), file).not.toContain('sourceMappingURL')
  })

  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.data/files',
    '/package.json',
    '/server/dist/main.js',
    '/src/main.tsx',
    '/@vite/client',
    '/@fs/etc/passwd',
    '/node_modules/react/package.json',
    '/assets/',
    '/assets/../index.js',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
  ])('%s is nothing, also to a browser', async (url) => {
    const answer = await app.http.inject({ url, headers: { accept: '*/*' } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found'])
    // A browser gets the not-found page.
    const opened = await app.http.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    const unknown = await app.http.inject({ url: '/nothing', headers: { accept: 'text/html' } })
    expect(opened.body).toBe(unknown.body)
  })

  test('has the picture that is shown with shared links', async () => {
    const answer = await app.http.inject({ url: '/share.jpg' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('answers no call that the contract does not name', async () => {
    const routes = app.http.printRoutes({ commonPrefix: false })
    expect(routes).not.toMatch(/debug|\btest\b|\bdev\b|admin\/login|inspect|graphql/i)
  })

  test('its manifest names the messages of every part in each language, by imports alone', async () => {
    const { parts } = JSON.parse(await readFile(join(dist, 'first-view.json'), 'utf8')) as FirstView
    const byFile = new Map(Object.values(parts).map((part) => [part.file, part]))
    const product = byFile.get('app/shop/shop-product-page.tsx')
    expect(product?.words.nl).toHaveLength(3)
    expect(byFile.get('features/orders/console/order-page.tsx')?.words.fa).toHaveLength(11)
    // A part that a page opens later brings its own messages.
    expect(byFile.get('features/cart/cart-panel.tsx')?.words.en).toHaveLength(2)
    expect(byFile.size).toBeGreaterThan(60)
    for (const { file, words } of byFile.values())
      expect([words.fa.length, words.nl.length], file).toEqual([words.en.length, words.en.length])
    const named = Object.values(parts).flatMap(({ code, words }) => [code, ...Object.values(words)].flat())
    for (const address of new Set(named)) expect(existsSync(join(dist, address)), address).toBe(true)
  })

  test('its manifest lists each chunk of the entry after those that it imports', async () => {
    const manifest = await readFile(join(dist, 'first-view.json'), 'utf8')
    const { entry, entryChunks } = JSON.parse(manifest) as FirstView
    expect(entryChunks.at(-1)).toBe(entry)
    const before = new Set<string>()
    for (const file of entryChunks) {
      const code = await readFile(join(dist, file), 'utf8')
      const imported = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
        ([, name]) => `/assets/${name}`,
      )
      expect(
        imported.filter((name) => !before.has(name)),
        file,
      ).toEqual([])
      before.add(file)
    }
    expect(before.size).toBeGreaterThan(2)
  })

  test('S45 holds no secret, no setting of the server and no password of the demo', async () => {
    const forbidden =
      /STRIPE_|SMTP_URL|DATABASE_URL|VERIFICATION_SECRET|METRICS_TOKEN|whsec_|sk_(live|test)_|postgres:\/\/|Tavan-demo-1!|BEGIN [A-Z ]*PRIVATE KEY/
    for (const file of files.filter((name) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(name)))
      expect((await readFile(file, 'utf8')).match(forbidden)?.[0], file).toBeUndefined()
  })
})

describe('S44 a new installation', () => {
  const fresh = useApp()

  test('has no administrator and no account at all', async () => {
    expect(await fresh.deps.db`select email from accounts`).toEqual([])
  })
})
