import { resolve } from 'node:path'
import type { verificationProviders } from 'contract/site/calls'
import { ConfigError } from './config/config-error'
import { Environment, hostInUrl, type roles } from './config/environment'
import { isLoopback } from './config/loopback'
import { unsafeSettings } from './config/safety'
import { areVapidKeys, type VapidKeys } from './config/vapid-keys'
import { unsupportedNode } from './node-support'

export { ConfigError }

/** The embedded database takes 60 connections; the rest is for commands. */
const EMBEDDED_POOL_MAX = 50

/** A bucket: `s3://KEY:SECRET@bucket/prefix?region=…&endpoint=https://…`; all but the bucket may be left out. */
export interface Bucket {
  bucket: string
  prefix: string
  region: string
  /** Another maker's service; undefined: Amazon's. */
  endpoint: string | undefined
  /** Undefined: Amazon's own ways of finding them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

function readS3(text: string): Bucket {
  const { hostname, username, password, pathname, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint') ?? undefined
  if (!hostname || Boolean(username) !== Boolean(password) || (endpoint && !/^https?:\/\//.test(endpoint))) {
    throw new ConfigError(
      'FILES_URL: must look like s3://KEY:SECRET@bucket/folder?region=…&endpoint=https://…',
    )
  }
  return {
    bucket: hostname,
    prefix: pathname.replace(/^\/+|\/+$/g, ''),
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : undefined,
  }
}

/** Location and schedule of backups. */
export interface Backups {
  /** Undefined: only where a command names a folder. */
  dir: string | undefined
  /** True if the server makes a nightly backup. */
  isNightly: boolean
  /** Hours after which the doctor warns of the newest one. */
  maxAgeHours: number
}

/** Limits of orders (decision X-97). */
export interface OrderLimits {
  lineUnits: number
  orderUnits: number
  /** Limits of open orders of an account; undefined with rate limits off. */
  open: { orders: number; ordersUnconfirmed: number; unitsUnconfirmed: number } | undefined
}

/** Everything that can be set from outside, read once at start. */
export interface Config {
  port: number
  host: string
  /** Origin under which people reach the site, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** `web` runs no job and no task; `worker` serves health and metrics only. */
  role: (typeof roles)[number]
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined
  /** PostgreSQL itself where `databaseUrl` is a pooler; undefined: the embedded database. */
  databaseDirectUrl: string | undefined
  /** Replica for exports, figures and the catalogue's index. */
  databaseReadUrl: string | undefined
  /** Maximum connections of this process. */
  databasePool: number
  /** Redis for limits and hints of several processes; undefined: each process alone, and the database. */
  redisUrl: string | undefined
  smtpUrl: string | undefined
  /** Keys by which push services know this installation; undefined: those of the database. */
  pushKeys: VapidKeys | undefined
  /** Bucket for files; undefined: a folder in `dataDir`. */
  s3: Bucket | undefined
  backups: Backups
  /** Products on sale above which the database answers for the catalogue, and down to which it goes on to do so. */
  catalogInMemory: { most: number; again: number }
  demoData: boolean
  /** True if demo accounts may sign in; each request is checked too, unless `demoPublic`. */
  demoSignIn: boolean
  /** The demo accounts are open to everybody. */
  demoPublic: boolean
  verification: {
    provider: (typeof verificationProviders)[number]
    /** Site key of the provider's widget; null for our own. */
    siteKey: string | null
    secret: string | undefined
    cost: number
  }
  /** Stripe's keys; undefined: the sandbox where it may be, else no online payment. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** True if orders may be paid in the built-in sandbox, without money. */
  sandboxPayments: boolean
  /** Proxies in front of us, by address or network; from others a forwarding header counts for nothing. */
  trustedProxies: string[]
  /** Token for `/metrics` from other machines; undefined closes it to them. */
  metricsToken: string | undefined
  rateLimits: boolean
  /** Fallback of sockets; `auto`: while this is the only node. */
  longPolling: 'on' | 'off' | 'auto'
  orderLimits: OrderLimits
  storeLinks: { ios: string; android: string }
  /** Carrier's tracking page with `{number}`; undefined shows the number alone. */
  trackingUrl: string | undefined
  /** `mailto:` or `https:` address for reports of vulnerabilities, published in security.txt; undefined: no such file. */
  securityContact: string | undefined
  /** Days between the closing of an account and its erasure. */
  erasureGraceDays: number
  /** Years for which the invoices of erased buyers are kept. */
  invoiceYears: number
  /** Days after delivery within which goods of a new order may come back. */
  returnDays: number
  /** Days after which a payment that the provider is still processing needs staff. */
  paymentPendingDays: number
  logLevel: string
  /** Point at which the process kills itself (`crashAt`); for fault tests, only with rate limits off. */
  crashAt: string | undefined
}

/** Parses the settings; throws `ConfigError` naming the first wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return configOf(readEnvironment(env))
}

/** Like `readConfig` for a server: also refuses settings that are dangerous for visitors. */
export function readServerConfig(
  env: Record<string, string | undefined>,
  runtime = { node: process.versions.node, today: new Date() },
): { config: Config; warnings: string[] } {
  const e = readEnvironment(env)
  const config = configOf(e)
  const [unsafe] = unsafeSettings(e)
  if (unsafe && !e.ALLOW_UNSAFE) throw new ConfigError(`${unsafe}, unless ALLOW_UNSAFE=true`)
  const unreachable = !isLoopback(e.HOST) && e.PUBLIC_URL === undefined
  const warnings = [
    unreachable && 'HOST is not on loopback and PUBLIC_URL is not set: links in mails will lead nowhere else',
    unsafe,
    unsupportedNode(runtime.node, runtime.today),
  ]
  return { config, warnings: warnings.filter((one) => typeof one === 'string') }
}

function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message ?? 'is not valid'}`)
}

function configOf(e: Environment): Config {
  refuseContradictions(e)
  const rateLimits = e.RATE_LIMITS === 'on'
  const demoData = e.DEMO_DATA ?? e.DATABASE_URL === undefined
  const publicUrl = (e.PUBLIC_URL ?? `http://${hostInUrl(e.HOST)}:${e.PORT}`).replace(/\/+$/, '')
  const onLoopback = isLoopback(e.HOST) && isLoopback(new URL(publicUrl).hostname)
  const sandboxPayments = (demoData && onLoopback) || (e.PAYMENTS === 'sandbox' && e.ALLOW_UNSAFE)
  if (e.PAYMENTS === 'sandbox' && !sandboxPayments) {
    throw new ConfigError(
      'PAYMENTS: "sandbox" sells for nothing; it needs demo data on loopback or ALLOW_UNSAFE=true',
    )
  }
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    dataDir: resolve(e.DATA_DIR),
    role: e.ROLE,
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    databaseReadUrl: e.DATABASE_READ_URL,
    databasePool: e.DATABASE_POOL,
    redisUrl: e.REDIS_URL,
    smtpUrl: e.SMTP_URL,
    pushKeys:
      e.PUSH_VAPID_PUBLIC && e.PUSH_VAPID_PRIVATE
        ? { publicKey: e.PUSH_VAPID_PUBLIC, privateKey: e.PUSH_VAPID_PRIVATE }
        : undefined,
    s3: e.FILES_URL ? readS3(e.FILES_URL) : undefined,
    backups: {
      dir: e.BACKUP_DIR && resolve(e.BACKUP_DIR),
      isNightly: e.BACKUP_DIR !== undefined && e.BACKUP_NIGHTLY,
      maxAgeHours: e.BACKUP_MAX_AGE_HOURS,
    },
    catalogInMemory: { most: 200_000, again: 180_000 },
    demoData,
    demoSignIn: onLoopback || e.DEMO_PUBLIC,
    demoPublic: e.DEMO_PUBLIC,
    verification: {
      provider: e.VERIFICATION_PROVIDER,
      siteKey: e.VERIFICATION_SITE_KEY ?? null,
      secret: e.VERIFICATION_SECRET,
      cost: e.VERIFICATION_COST,
    },
    stripe:
      e.STRIPE_SECRET_KEY && e.STRIPE_WEBHOOK_SECRET
        ? { secretKey: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET }
        : undefined,
    sandboxPayments,
    trustedProxies: e.TRUSTED_PROXIES,
    metricsToken: e.METRICS_TOKEN,
    rateLimits,
    longPolling: e.LONG_POLLING,
    orderLimits: {
      lineUnits: e.LINE_UNITS_MAX,
      orderUnits: e.ORDER_UNITS_MAX,
      open: rateLimits
        ? {
            orders: e.OPEN_ORDERS_MAX,
            ordersUnconfirmed: e.OPEN_ORDERS_UNCONFIRMED_MAX,
            unitsUnconfirmed: e.UNCONFIRMED_UNITS_MAX,
          }
        : undefined,
    },
    storeLinks: {
      ios: e.APP_STORE_URL ?? 'https://apps.apple.com/',
      android: e.PLAY_STORE_URL ?? 'https://play.google.com/store/apps',
    },
    trackingUrl: e.TRACKING_URL,
    securityContact: e.SECURITY_CONTACT,
    erasureGraceDays: e.ERASURE_GRACE_DAYS,
    invoiceYears: e.INVOICE_YEARS,
    returnDays: e.RETURN_DAYS,
    paymentPendingDays: e.PAYMENT_PENDING_DAYS,
    logLevel: e.LOG_LEVEL,
    crashAt: rateLimits ? undefined : e.CRASH_AT,
  }
}

/** Settings that only make sense together. */
function refuseContradictions(e: Environment): void {
  if (Boolean(e.PUSH_VAPID_PUBLIC) !== Boolean(e.PUSH_VAPID_PRIVATE)) {
    throw new ConfigError('PUSH_VAPID_PUBLIC: needs PUSH_VAPID_PRIVATE beside it, and the other way round')
  }
  if (
    e.PUSH_VAPID_PUBLIC &&
    e.PUSH_VAPID_PRIVATE &&
    !areVapidKeys(e.PUSH_VAPID_PUBLIC, e.PUSH_VAPID_PRIVATE)
  ) {
    throw new ConfigError('PUSH_VAPID_PRIVATE: is not the key of PUSH_VAPID_PUBLIC')
  }
  if (Boolean(e.STRIPE_SECRET_KEY) !== Boolean(e.STRIPE_WEBHOOK_SECRET)) {
    throw new ConfigError('STRIPE_SECRET_KEY: needs STRIPE_WEBHOOK_SECRET beside it, and the other way round')
  }
  for (const name of ['VERIFICATION_SITE_KEY', 'VERIFICATION_SECRET'] as const) {
    if (e.VERIFICATION_PROVIDER !== 'altcha' && !e[name]) {
      throw new ConfigError(`${name}: is needed with VERIFICATION_PROVIDER=${e.VERIFICATION_PROVIDER}`)
    }
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (e[name] && !e.DATABASE_URL) throw new ConfigError(`${name}: needs DATABASE_URL beside it`)
  }
  if (!e.DATABASE_URL && e.DATABASE_POOL > EMBEDDED_POOL_MAX) {
    throw new ConfigError(`DATABASE_POOL: more than ${EMBEDDED_POOL_MAX} need an external DATABASE_URL`)
  }
  if (e.DEMO_DATA && e.DATABASE_URL) {
    throw new ConfigError('DEMO_DATA: "true" works with the embedded database only')
  }
}
