import { join } from 'node:path'
import { API_BASE } from 'contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Sandbox } from './adapters/payments/sandbox'
import { widgetSources } from './adapters/verification/create'
import type { Deps } from './deps'
import { accountRoutes } from './features/auth/account.routes'
import { ACCOUNT_MAIL, sendAccountMail } from './features/auth/account-mail'
import { sessionFinder } from './features/auth/auth.logic'
import { authRoutes } from './features/auth/auth.routes'
import { cartRoutes } from './features/cart/cart.routes'
import { catalogRoutes } from './features/catalog/catalog.routes'
import { createCatalogCache } from './features/catalog/catalog-cache'
import { catalogHeads } from './features/catalog/catalog-heads'
import { createPictureStore } from './features/catalog/images'
import { imageRoutes } from './features/catalog/images.routes'
import { stockAlertHandlers } from './features/catalog/stock-alerts.logic'
import { coachDashboardRoutes } from './features/coach-dashboard/coach-dashboard.routes'
import { applicationRoutes } from './features/coaches/applications.routes'
import { receivedHandlers } from './features/coaches/received-mail'
import { coachRegistrationRoutes } from './features/coaches/registration.routes'
import { reviewHandlers } from './features/coaches/review.logic'
import { reviewRoutes } from './features/coaches/review.routes'
import { coachSettingsRoutes } from './features/coaches/settings.routes'
import { expireHolds } from './features/orders/life.logic'
import { PAYMENT_CLOSE, PAYMENT_REFUND } from './features/orders/order-jobs'
import { orderMailHandlers } from './features/orders/order-mail'
import { ordersRoutes } from './features/orders/orders.routes'
import { closePayment, refundPayment } from './features/orders/payments.logic'
import { sandboxRoutes } from './features/orders/sandbox.routes'
import { siteRoutes } from './features/site/site.routes'
import { type Health, healthRoutes } from './kernel/health'
import { type Binder, createBinder } from './kernel/http/bind'
import { docsRoutes } from './kernel/http/docs'
import { createLimiter } from './kernel/http/limits'
import { createMetrics } from './kernel/http/metrics'
import { openApi } from './kernel/http/openapi'
import { servePages } from './kernel/http/pages'
import { createServer } from './kernel/http/server'
import type { JobHandler } from './kernel/jobs/jobs'

export interface App {
  http: FastifyInstance
  bind: Binder
  health: Health
  /** Cancels online orders whose hold is over unpaid; to be called every few seconds. Returns how many. */
  expireHolds: () => Promise<number>
  /** What each job queue does. */
  handlers: Record<string, JobHandler>
}

/** What each job queue does; its keys are all queues that there are. */
export function jobHandlers(deps: Deps): Record<string, JobHandler> {
  return {
    [ACCOUNT_MAIL]: (data) => sendAccountMail(deps, data),
    ...reviewHandlers(deps),
    ...receivedHandlers(deps),
    ...stockAlertHandlers(deps),
    ...orderMailHandlers(deps),
    [PAYMENT_REFUND]: (data) => refundPayment(deps, data),
    [PAYMENT_CLOSE]: (data) => closePayment(deps, data),
  }
}

/** Mounts kernel and features; main and tests use it alike. `webFolder` holds the built web, where there is one. */
export async function createApp(deps: Deps, webFolder?: string): Promise<App> {
  const { config } = deps
  const metrics = createMetrics()
  const http = createServer({
    logger: deps.log,
    metrics,
    secure: config.publicUrl.startsWith('https:'),
    widget: widgetSources(config.verification.provider),
  })
  const limiter = createLimiter(config.rateLimits)
  const bind = createBinder(http, {
    findSession: sessionFinder(deps),
    limiter,
    incoming: deps.files,
  })
  const health = healthRoutes(http, deps.db)
  const cache = createCatalogCache()

  siteRoutes(bind, deps)
  authRoutes(bind, deps)
  accountRoutes(bind, deps)
  reviewRoutes(bind, deps)
  applicationRoutes(bind, deps)
  coachRegistrationRoutes(bind, deps)
  coachSettingsRoutes(bind, deps)
  coachDashboardRoutes(bind, deps)
  catalogRoutes(bind, deps, cache)
  cartRoutes(bind, deps)
  ordersRoutes(bind, deps, cache.changed)
  if (deps.online?.name === 'sandbox') sandboxRoutes(http, deps, deps.online as Sandbox)
  imageRoutes(http, createPictureStore(join(config.dataDir, 'images')))

  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  metrics.gauge('process_uptime_seconds', 'Seconds since the start.', () => process.uptime())
  http.get('/metrics', (_request, reply) => reply.type('text/plain; version=0.0.4').send(metrics.render()))
  const document = JSON.stringify(openApi(bind.endpoints, config.publicUrl))
  http.get(`${API_BASE}/openapi.json`, (_request, reply) => reply.type('application/json').send(document))
  docsRoutes(http, JSON.parse(document))
  await servePages(http, webFolder, { origin: config.publicUrl, headOf: catalogHeads(deps, cache, limiter) })

  return {
    http,
    bind,
    health,
    handlers: jobHandlers(deps),
    async expireHolds() {
      const count = await expireHolds(deps)
      if (count > 0) cache.changed()
      return count
    },
  }
}
