import { Server } from 'node:http'
import { API_BASE } from 'contract/endpoint'
import { HOUR, MINUTE } from 'contract/units'
import type { FastifyInstance } from 'fastify'
import { widgetSources } from './adapters/verification/create'
import type { Deps } from './deps'
import type { Feature, FindPageHead } from './feature'
import { admin } from './features/admin/admin.feature'
import { auth } from './features/auth/auth.feature'
import { endedSessionFinder, sessionFinder } from './features/auth/auth.logic'
import { bloodTests } from './features/blood-tests/blood-tests.feature'
import { cart } from './features/cart/cart.feature'
import { catalog } from './features/catalog/catalog.feature'
import { chat } from './features/chat/chat.feature'
import { coachDashboard } from './features/coach-dashboard/coach-dashboard.feature'
import { coaches } from './features/coaches/coaches.feature'
import { library } from './features/library/library.feature'
import { newsletter } from './features/newsletter/newsletter.feature'
import { notifications } from './features/notifications/notifications.feature'
import { orders } from './features/orders/orders.feature'
import { privacyOf } from './features/privacy/privacy.feature'
import { programs } from './features/programs/programs.feature'
import { reviews } from './features/reviews/reviews.feature'
import { site } from './features/site/site.feature'
import { training } from './features/training/training.feature'
import { operationGauges, redisGauges } from './kernel/gauges'
import { type Health, healthRoutes } from './kernel/health'
import { type Binder, createBinder } from './kernel/http/bind'
import { Shared, sendShared } from './kernel/http/compress'
import { docsRoutes } from './kernel/http/docs'
import type { EarlyServer } from './kernel/http/early-server'
import { inlineSources, readBuiltWeb } from './kernel/http/first-view'
import { createLimiter, type Limiter } from './kernel/http/limits'
import { createMetrics } from './kernel/http/metrics'
import { metricsRoute } from './kernel/http/metrics-route'
import { openApi } from './kernel/http/openapi'
import { createDocuments } from './kernel/http/page-document'
import { servePages } from './kernel/http/pages'
import { loadPainting } from './kernel/http/painted'
import { sweepAssets } from './kernel/http/saved-assets'
import { createServer } from './kernel/http/server'
import { callsIn } from './kernel/http/shared-limits'
import type { JobHandler } from './kernel/jobs/jobs'
import { sweepJobs } from './kernel/jobs/jobs.sql'
import { once } from './kernel/once'
import type { Realtime } from './kernel/realtime/events'
import { createHints } from './kernel/realtime/hints'
import { createRealtime } from './kernel/realtime/realtime'
import { createRefusalLog } from './kernel/refusal-log'
import type { Task } from './kernel/schedule/schedule'
import { WORKER_ALIVE } from './kernel/schedule/worker.sql'
import { ORPHAN_AFTER, sweepUploads } from './kernel/upload/sweep'

/** All domains; each may use those to its left. */
const domains: readonly Feature[] = [
  site,
  auth,
  notifications,
  library,
  programs,
  training,
  coaches,
  catalog,
  newsletter,
  cart,
  orders,
  reviews,
  bloodTests,
  chat,
  coachDashboard,
  admin,
]
/** Personal data of each domain. */
export const personalParts = domains.flatMap(({ personal }) => personal ?? [])
const features: readonly Feature[] = [...domains, privacyOf(personalParts)]

/** Windows and devices of one person that may be connected at a time. */
const SOCKETS_PER_ACCOUNT = 20

export interface App {
  http: FastifyInstance
  bind: Binder
  realtime: Realtime
  limiter: Limiter
  health: Health
  /** The handler of each job queue. */
  handlers: Record<string, JobHandler>
  /** Tasks of the database, each run by one process at a time. */
  schedule: readonly Task[]
  /** Tasks of this process alone. */
  nodeTasks: readonly Task[]
  /** Prepares what the first request needs. */
  warm(): Promise<unknown>
  /** Saves what the next start can use. */
  finish(): Promise<unknown>
}

/** The handler of each job queue; its keys are all queues. Throws where two features name the same one. */
function jobHandlers(deps: Deps): Record<string, JobHandler> {
  const handlers: Record<string, JobHandler> = {}
  for (const [queue, handler] of features.flatMap(({ jobs }) => Object.entries(jobs?.(deps) ?? {}))) {
    if (handlers[queue]) throw new Error(`two handlers for the queue ${queue}`)
    handlers[queue] = handler
  }
  return handlers
}

/** Tasks of kernel and features. Throws where two have one name: their rows in `schedules` would be the same. */
function scheduledTasks(deps: Deps): Task[] {
  const declared = features
    .flatMap(({ schedule }) => schedule ?? [])
    .filter(({ isWanted }) => isWanted?.(deps.config) ?? true)
  const uploadFolders = features.flatMap(({ uploads }) => uploads?.(deps) ?? [])
  const tasks = [
    WORKER_ALIVE,
    { name: 'sweep-jobs', every: 10 * MINUTE, run: () => sweepJobs(deps.db) },
    { name: 'sweep-web-assets', every: 1 * HOUR, run: () => sweepAssets(deps.files) },
    { name: 'sweep-uploads', every: 30 * MINUTE, run: () => sweepUploads(deps.files, uploadFolders) },
    ...declared.map(({ name, every, run }) => ({
      name,
      every,
      run: (signal?: AbortSignal) => run(deps, signal),
    })),
  ]
  const twice = tasks.find(({ name }, i) => tasks.findIndex((other) => other.name === name) !== i)
  if (twice) throw new Error(`two scheduled tasks are called ${twice.name}`)
  return tasks
}

/** Uploads arrive in a folder of the node that receives them. */
function nodeTasks({ files }: Deps): Task[] {
  const run = () => files.sweepIncoming(ORPHAN_AFTER)
  return [{ name: 'sweep-incoming', every: 30 * MINUTE, run }]
}

/** The first feature that knows the page's head decides. */
function pageHeads(deps: Deps, limiter: Limiter): FindPageHead {
  const finders = features.flatMap((one) => one.pageHeads?.(deps, limiter) ?? [])
  return async (page, caller) => {
    for (const find of finders) {
      const head = await find(page, caller)
      if (head) return head
    }
    return undefined
  }
}

/** Serves the description of all calls and events, and its readable page. */
function describeCalls(
  http: FastifyInstance,
  { endpoints }: Binder,
  publicUrl: string,
  realtime: Realtime,
): void {
  const events = { client: realtime.events, server: features.flatMap((one) => one.tells ?? []) }
  // Made when somebody first reads it: it takes a tenth of the start.
  const document = once(() => JSON.stringify(openApi(endpoints, publicUrl, events)))
  const shared = once(() => new Shared(Buffer.from(document())))
  http.get(`${API_BASE}/openapi.json`, (request, reply) =>
    sendShared(request, reply.type('application/json'), shared()),
  )
  docsRoutes(http, () => JSON.parse(document()))
}

/**
 * Mounts kernel and features; main and tests use it alike. With ROLE=worker it has health and metrics only. `webFolder`
 * holds the built web, where there is one; `early` is the port that is open already.
 */
export async function createApp(deps: Deps, webFolder?: string, early?: EarlyServer): Promise<App> {
  const { config, db, node, log, redis, pseudonym } = deps
  const metrics = createMetrics(() => node.isFirst())
  const isWorkerOnly = config.role === 'worker'
  const web = isWorkerOnly ? undefined : readBuiltWeb(webFolder)
  const shellOf = web && createDocuments(web, config.publicUrl)
  const limiter = createLimiter(config.rateLimits, Date.now, redis && callsIn(redis, pseudonym))
  const refusals = createRefusalLog(log, pseudonym)
  const [widget, inline] = [widgetSources(config.verification.provider), inlineSources(web)]
  const sources = { ...inline, ...widget, script: [...(inline.script ?? []), ...widget.script] }
  const http = createServer({
    logger: log,
    metrics,
    limiter,
    refusals,
    trustedProxies: config.trustedProxies,
    secure: config.publicUrl.startsWith('https:'),
    sources,
    shellOf,
    early,
  })
  const findSession = sessionFinder(deps)
  const bind = createBinder(http, { findSession, limiter, incoming: deps.files })
  // A worker has no sockets, so its port knows nothing of them.
  const realtime = createRealtime(isWorkerOnly ? new Server() : http.server, {
    db,
    node,
    hints: createHints({ redis, pseudonym, nodeId: node.id, log }),
    findSession,
    findEnded: endedSessionFinder(deps),
    limiter,
    refusals,
    log,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    longPolling: config.longPolling,
    perAccount: config.rateLimits ? SOCKETS_PER_ACCOUNT : Number.POSITIVE_INFINITY,
  })
  http.addHook('preClose', () => realtime.close())
  http.addHook('onClose', async () => {
    refusals.flush()
    await redis?.end()
  })
  const health = healthRoutes(http, db)
  const handlers = jobHandlers(deps)
  deps.jobs.declare(Object.keys(handlers))

  const mount = { bind, http, realtime, limiter, stylesheet: web?.view.style }
  if (!isWorkerOnly) for (const { routes } of features) routes?.(mount, deps)

  for (const gauge of [
    ...operationGauges(db, () => realtime.count()),
    ...redisGauges(redis),
    ...features.flatMap((one) => one.gauges?.(deps) ?? []),
  ])
    metrics.gauge(gauge)
  metricsRoute(http, metrics, config.metricsToken)
  if (!isWorkerOnly) describeCalls(http, bind, config.publicUrl, realtime)
  await servePages(http, isWorkerOnly ? undefined : webFolder, {
    shellOf,
    headOf: pageHeads(deps, limiter),
    queries: Object.assign({}, ...features.map((one) => one.pageQueries?.(deps))),
    limiter,
    refusals,
    assets: deps.files,
    painting: isWorkerOnly ? undefined : await loadPainting(webFolder),
  })

  const warm = () => Promise.all(features.map((one) => one.warm?.(deps)))
  const finish = () => Promise.all(features.map((one) => one.finish?.(deps)))
  return {
    http,
    bind,
    realtime,
    limiter,
    health,
    handlers,
    schedule: scheduledTasks(deps),
    nodeTasks: nodeTasks(deps),
    warm,
    finish,
  }
}
