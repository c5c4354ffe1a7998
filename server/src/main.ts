import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SECOND } from 'contract/units'
import type { EmbeddedDatabase } from 'embedded-postgres/start'
import { createFiles } from './adapters/files/create'
import { createMailer } from './adapters/mail/create'
import { createPayments } from './adapters/payments/create'
import { createPush } from './adapters/push/push'
import { rememberChallenge } from './adapters/verification/challenges.sql'
import { createVerification } from './adapters/verification/create'
import { createApp } from './app'
import type { Config } from './config'
import { announcement } from './config/announcement'
import { createVapidKeys, type VapidKeys } from './config/vapid-keys'
import { loadDemo } from './demo/load'
import type { Deps } from './deps'
import type { Db } from './kernel/db/client'
import { crashAt } from './kernel/db/crash-at'
import { type Databases, openDatabases } from './kernel/db/databases'
import { prepareDatabase } from './kernel/db/prepare'
import type { EarlyServer } from './kernel/http/early-server'
import { createJobs } from './kernel/jobs/jobs'
import { traitsOf } from './kernel/nodes/compatibility'
import { createNode } from './kernel/nodes/node'
import { onParentGone } from './kernel/parent'
import { closeDataFolders } from './kernel/private-folders'
import { createPseudonym } from './kernel/pseudonym'
import { createRedis } from './kernel/redis/redis'
import { startNodeTasks } from './kernel/schedule/node-tasks'
import { startSchedule } from './kernel/schedule/schedule'
import { noteStart } from './kernel/schedule/worker.sql'
import { createSecretBox } from './kernel/secrets/secret-box'
import { ensureSecret } from './kernel/secrets/secrets.sql'

const here = dirname(fileURLToPath(import.meta.url))
const migrations = join(here, '..', 'migrations')
/** Time in ms between red health and closing the port, so that load balancers notice. */
const RED = 1.5 * SECOND
/** Time in ms for open requests and uploads; the whole stop must fit in twelve seconds. */
const DRAIN = 8 * SECOND

/** Parts that `start.ts` creates before it loads this file. */
export interface Begun {
  config: Config
  log: Deps['log']
  early: EarlyServer
  embedded: EmbeddedDatabase | undefined
}

/** Brings the database up to date and serves the shop. Throws where that cannot be. */
export async function main({ config, log, early, embedded }: Begun): Promise<void> {
  for (const warning of await closeDataFolders(config.dataDir)) log.warn(warning)
  const onNotice = (text: string) => log.debug({ notice: text }, 'database notice')
  const databases = openDatabases(config, embedded, onNotice)
  const node = createNode(databases.direct, await traitsOf(config), log)
  const { db, replica } = databases
  try {
    const applied = await prepareDatabase({ config, databases, embedded, migrations, log })
    if (applied.length > 0) log.info({ applied }, 'database brought up to date')
    await node.join()
    const secret = (name: string) => ensureSecret(db, name, randomBytes(32).toString('hex'))
    const deps: Deps = {
      config,
      db,
      replica,
      log,
      jobs: createJobs(db, log),
      node,
      // A worker has neither visitors nor sockets.
      redis: config.redisUrl && config.role !== 'worker' ? createRedis(config.redisUrl, log) : undefined,
      mail: createMailer(config),
      push: createPush({ keys: config.pushKeys ?? (await keptPushKeys(db)), publicUrl: config.publicUrl }),
      files: createFiles(config),
      online: await createPayments(config, await secret('sandbox-payments')),
      returnSecret: await secret('return-token'),
      pseudonym: createPseudonym(await secret('pseudonym')),
      secretBox: createSecretBox(await secret('secret-box')),
      now: Date.now,
      verification: createVerification(config.verification, {
        secret: await secret('verification'),
        remember: (id, until) => rememberChallenge(db, id, until),
        warn: (reason) => log.warn({ event: 'verification_unavailable', reason }, 'verification provider'),
      }),
    }
    if (!deps.online) log.info('no online payment: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set')
    if (deps.online?.name === 'sandbox' && !config.demoData)
      log.warn('online payment is the sandbox: no money moves (set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET)')
    if (config.demoData) await loadDemo(deps, (text) => console.log(text))
    if (config.crashAt) crashAt(config.crashAt, () => process.kill(process.pid, 'SIGKILL'))
    await serve(deps, databases, early, embedded)
  } catch (error) {
    await node.end()
    await databases.end().catch(() => undefined)
    throw error
  }
}

async function serve(
  deps: Deps,
  databases: Databases,
  early: EarlyServer,
  embedded: EmbeddedDatabase | undefined,
): Promise<void> {
  const { config, log } = deps
  const web = join(here, '..', '..', 'web', 'dist')
  const app = await createApp(deps, existsSync(web) ? web : undefined, early)
  const runsJobs = config.role !== 'web'
  await noteStart(deps.db, runsJobs)
  if (runsJobs) await deps.jobs.start(app.handlers, { alone: embedded !== undefined })
  await app.warm()
  await app.http.listen({ port: config.port, host: config.host })
  const stopSchedule = runsJobs ? startSchedule(deps, app.schedule) : async () => undefined
  const stopNodeTasks = startNodeTasks(log, app.nodeTasks)

  let ending = false
  const stop = async (reason: string, code: number, red = 0) => {
    if (ending) return
    ending = true
    embedded?.stopping()
    app.health.stopping()
    log.info({ reason }, 'stopping')
    await sleep(red)
    const background = Promise.all([
      stopSchedule(),
      stopNodeTasks(),
      deps.jobs.stop(),
      runsJobs && app.finish(),
    ])
    await within(DRAIN, Promise.all([app.http.close(), background]))
    await deps.node.end()
    await databases.end().catch(() => undefined)
    await embedded?.stop()
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop('SIGTERM', 0, RED))
  // Ctrl-C: nobody shares out the load of a program that somebody watches.
  process.on('SIGINT', () => void stop('SIGINT', 0))
  onParentGone(() => void stop('the starting process is gone', 0))
  void embedded?.exited.then((reason) => stop(`the database ended: ${reason}`, 1))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  for (const line of announcement(config)) console.log(line)
}

/** Keys for push services, made by the first start. */
async function keptPushKeys(db: Db): Promise<VapidKeys> {
  return JSON.parse(await ensureSecret(db, 'push-vapid', JSON.stringify(createVapidKeys())))
}

/** Waits for `work`, but not longer than `time`. */
async function within(time: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => {
      timer = setTimeout(resolve, time)
    }),
  ])
  clearTimeout(timer)
}
