import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { API_BASE } from 'contract/endpoint'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'
import { createFiles } from '../src/adapters/files/create'
import { createMailer } from '../src/adapters/mail/create'
import { sandboxPayments } from '../src/adapters/payments/sandbox'
import { createPush } from '../src/adapters/push/push'
import { altchaVerification } from '../src/adapters/verification/altcha'
import { rememberChallenge } from '../src/adapters/verification/challenges.sql'
import { type App, createApp } from '../src/app'
import { type Config, readConfig } from '../src/config'
import { createVapidKeys } from '../src/config/vapid-keys'
import type { Deps } from '../src/deps'
import { type ConnectTo, connect, type Pool } from '../src/kernel/db/client'
import { createReplica } from '../src/kernel/db/replica'
import { createJobs } from '../src/kernel/jobs/jobs'
import { createLog } from '../src/kernel/log'
import { traitsOf } from '../src/kernel/nodes/compatibility'
import { createNode } from '../src/kernel/nodes/node'
import { createPseudonym } from '../src/kernel/pseudonym'
import { createRedis } from '../src/kernel/redis/redis'
import { createSecretBox } from '../src/kernel/secrets/secret-box'

export interface TestApp extends App {
  deps: Deps
  /** Lines that the application logged, parsed. */
  logged: Record<string, unknown>[]
  /** The database of this application, to open another one on it. */
  database: ConnectTo
  /** The same application once more on the same database and folder, as after a restart; closed with the file. */
  again(settings?: Record<string, string>, deps?: Partial<Deps>): Promise<TestApp>
  /** A call in process, path relative to /api/v1 (or absolute with a leading `//`). */
  call(method: string, path: string, options?: CallOptions): Promise<LightMyRequestResponse>
}

export interface CallOptions {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
  address?: string
}

/** Tests wait for jobs all the time. */
export const JOBS_EVERY_MS = 25

let serial = 0

/** Push services that take everything, and names that resolve to nothing. */
const silentPush = { post: async () => ({ status: 201 }), resolve: async () => [] }

export interface AppOptions {
  /** Folder with a built web. */
  web?: string
  /** Replaces parts that reach outside. */
  deps?: Partial<Deps>
  /** Replaces what no setting says. */
  config?: Partial<Config>
}

type Close = () => Promise<unknown>

/** Drops a database with its connections; waits for an autovacuum worker, which only a superuser may end. */
export async function dropDatabase(admin: Pool, name: string): Promise<void> {
  const isBusy = (error: unknown) => (error as { code?: string }).code === '42501'
  for (let tries = 1; ; tries++) {
    try {
      await admin`drop database ${admin(name)} with (force)`
      return
    } catch (error) {
      if (!isBusy(error) || tries === 200) throw error
      await setTimeout(50)
    }
  }
}

/** The application on a fresh copy of the migrated database; opened before the file's tests, dropped after them. */
export function useApp(settings: Record<string, string> = {}, options: AppOptions = {}): TestApp {
  const app = {} as TestApp
  const closing: Close[] = []
  beforeAll(async () => {
    const server = inject('database')
    const name = `test_${process.pid}_${++serial}_${Date.now().toString(36)}`
    const admin = connect(server, { max: 1 })
    // Copying and dropping wait for the disk, which a busy machine makes long.
    await admin`set statement_timeout = 0`
    await admin`
      create database ${admin(name)} template ${admin(inject('template'))} ${admin.unsafe(inject('strategy'))}`
    const dataDir = await mkdtemp(join(tmpdir(), 'tavan-app-'))
    closing.push(async () => {
      await dropDatabase(admin, name)
      await admin.end()
      await rm(dataDir, { recursive: true, force: true })
    })
    const database = { ...server, database: name }
    Object.assign(app, await openApp({ DATA_DIR: dataDir, ...settings }, database, options, closing))
  })
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
  })
  return app
}

async function openApp(
  settings: Record<string, string>,
  database: ConnectTo,
  options: AppOptions,
  closing: Close[],
): Promise<TestApp> {
  const fromSettings = readConfig({
    DEMO_DATA: 'false',
    VERIFICATION_COST: '1',
    VERIFICATION_SECRET: 'a secret of the tests',
    PUBLIC_URL: 'http://localhost:3000',
    ...settings,
  })
  const config: Config = { ...fromSettings, ...options.config }
  const pooler = inject('pooler')
  const own = connect(pooler ? { ...pooler, ...nameOf(database) } : database, { max: 8 })
  const db = options.deps?.db ?? own
  const logged: Record<string, unknown>[] = []
  const log = createLog('info', collect(logged))
  const node = createNode(database, await traitsOf(config), log)
  const deps: Deps = {
    config,
    db,
    replica: createReplica(db),
    log,
    jobs: createJobs(db, log, { pollEvery: JOBS_EVERY_MS }),
    node,
    redis: config.redisUrl ? createRedis(config.redisUrl, log) : undefined,
    mail: createMailer(config),
    push: createPush({ keys: createVapidKeys(), publicUrl: config.publicUrl, ...silentPush }),
    files: createFiles(config),
    online: sandboxPayments({ secret: 'a secret of the tests', publicUrl: config.publicUrl }),
    returnSecret: 'a secret of the tests',
    pseudonym: createPseudonym('a secret of the tests'),
    secretBox: createSecretBox('a secret of the tests'),
    now: Date.now,
    verification: altchaVerification({
      secret: 'a secret of the tests',
      cost: config.verification.cost,
      remember: (id, until) => rememberChallenge(db, id, until),
    }),
    ...options.deps,
  }
  const app = await createApp(deps, options.web)
  app.http.addHook('onListen', () => node.join())
  closing.push(
    () => own.end({ timeout: 1 }),
    () => node.end(),
    () => deps.jobs.stop().catch(() => undefined),
    () => app.http.close(),
  )
  const call = (method: string, path: string, options: CallOptions = {}) =>
    app.http.inject({
      method: method as 'GET',
      url: path.startsWith('//') ? path.slice(1) : API_BASE + path,
      headers: {
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : {
            payload:
              typeof options.body === 'string' || Buffer.isBuffer(options.body)
                ? options.body
                : JSON.stringify(options.body),
          }),
      ...(options.address ? { remoteAddress: options.address } : {}),
    } as InjectOptions)
  const again = (changes: Record<string, string> = {}, others: Partial<Deps> = {}) =>
    openApp(
      { ...settings, ...changes },
      database,
      { ...options, deps: { ...options.deps, ...others } },
      closing,
    )
  return { ...app, deps, logged, call, database, again }
}

const nameOf = ({ database = '' }: ConnectTo) => ({ database })

function collect(lines: Record<string, unknown>[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n')) if (line) lines.push(JSON.parse(line))
      done()
    },
  })
}
