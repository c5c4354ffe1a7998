import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { doctor } from '../src/commands/doctor'
import { noteStart } from '../src/kernel/schedule/worker.sql'
import { makeAccount, makeProduct } from './factories'
import { useServerProcess } from './server-process'
import { useTcpDoor } from './tcp-door'
import { useApp } from './test-app'

const app = useApp()
const start = useServerProcess(app)
const external = useTcpDoor(app)
const TIMEOUT = { timeout: 20_000 }

/** Value of a gauge in the text of `/metrics`. */
const readGauge = (text: string, name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
const gauge = async (url: string, name: string) =>
  readGauge(await (await fetch(`${url}/metrics`)).text(), name)

/** Receivers of the mails in the outbox. */
async function mailed(): Promise<string> {
  const folder = join(start.dataDir(), 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.eml'))
  return (await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

describe('two processes with a role each', () => {
  test('send mail by the worker that the web process wrote', async () => {
    const { email } = await makeAccount(app)
    const web = await start({ ROLE: 'web' })
    await web.isReady()
    const asked = await fetch(`${web.url}/api/v1/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, source: 'website' }),
    })
    expect(asked.status).toBe(200)
    await expect.poll(() => gauge(web.url, 'jobs_due')).toBe(1)
    expect(await mailed()).toBe('')
    const worker = await start({ ROLE: 'worker' })
    await worker.isReady()
    await expect.poll(mailed, TIMEOUT).toContain(email)
    expect(await gauge(web.url, 'jobs_due')).toBe(0)
  })

  test('answer health and metrics on the worker’s port, and 404 to everything else', async () => {
    const worker = await start({ ROLE: 'worker' })
    await worker.isReady()
    expect(await worker.status('/health/live')).toBe(200)
    expect(await worker.status('/metrics')).toBe(200)
    for (const path of ['/', '/en', '/api/v1/products', '/api/v1/openapi.json', '/api/v1/docs', '/sw.js'])
      expect(await worker.status(path), path).toBe(404)
    for (const transport of ['polling', 'websocket'])
      expect(await worker.status(`/socket.io/?EIO=4&transport=${transport}`), transport).toBe(404)
    const page = await fetch(worker.url, { headers: { accept: 'text/html' } })
    expect([page.status, ((await page.json()) as { code: string }).code]).toEqual([404, 'request.not_found'])
  })
})

describe('the index of the catalogue in the byte store', () => {
  const stored = () =>
    readFile(join(start.dataDir(), 'files', 'catalog-index', 'source.bin')).catch(() => undefined)

  test('is written by a worker after its start and at its end, and never by a web process', async () => {
    await makeProduct(app, { name: 'Kettlebell' })
    const folder = join(start.dataDir(), 'files', 'catalog-index')
    await rm(folder, { recursive: true, force: true })
    const web = await start({ ROLE: 'web' })
    await web.isReady()
    web.signal('SIGTERM')
    expect((await web.ended).code).toBe(0)
    expect(await stored()).toBeUndefined()
    const worker = await start({ ROLE: 'worker' })
    await expect.poll(stored, TIMEOUT).toBeDefined()
    const before = await stored()
    await makeProduct(app, { name: 'Rope' })
    worker.signal('SIGTERM')
    expect((await worker.ended).code).toBe(0)
    expect((await stored())?.equals(before as Buffer)).toBe(false)
  })
})

describe('a shop without a worker', () => {
  const seen = (ago: string) => app.deps.db`
    update schedules set next_at = now() + interval '30 seconds' - ${ago}::interval where name = 'worker-alive'`
  const warnings = async () => {
    const { token } = await makeAccount(app, ['admin'], undefined, 'owner')
    const { needs } = (await app.call('GET', '/admin/stats', { token })).json().data
    const printed: string[] = []
    await doctor({
      args: [],
      env: { DATABASE_URL: external.url, DATA_DIR: app.deps.config.dataDir },
      migrations: join(import.meta.dirname, '../migrations'),
      readLine: async () => undefined,
      print: (line) => printed.push(line),
    }).catch(() => undefined)
    const metrics = (await app.http.inject('/metrics')).body
    return {
      overview: needs.filter(({ kind }: { kind: string }) => kind === 'workersMissing').length,
      doctor: printed.find((line) => line.includes('  worker  ')),
      metrics: readGauge(metrics, 'worker_missing_seconds'),
    }
  }

  test('is reported by overview, doctor and metrics from two minutes on until a worker starts', async () => {
    await app.deps.db`delete from schedules`
    await noteStart(app.deps.db, false)
    expect(await warnings()).toMatchObject({ overview: 0, doctor: expect.stringMatching(/^ok/), metrics: 0 })
    await seen('119 seconds')
    expect((await warnings()).overview).toBe(0)
    await seen('3 minutes')
    const missing = await warnings()
    expect(missing.overview).toBe(1)
    expect(missing.doctor).toMatch(
      /^warn .*no process with ROLE=worker or ROLE=all has been alive for 3 minutes/,
    )
    expect(missing.metrics).toBeGreaterThanOrEqual(180)
    // Another web process is no worker.
    const web = await start({ ROLE: 'web' })
    await web.isReady()
    expect((await warnings()).overview).toBe(1)
    const worker = await start({ ROLE: 'worker' })
    await worker.isReady()
    expect(await warnings()).toMatchObject({ overview: 0, doctor: expect.stringMatching(/^ok/), metrics: 0 })
  })

  test('is no longer reported once a process with both roles runs', async () => {
    const server = await start()
    await server.isReady()
    await seen('3 minutes')
    expect((await warnings()).overview).toBe(1)
    await expect.poll(async () => (await warnings()).overview, TIMEOUT).toBe(0)
  })
})
