import { resolve } from 'node:path'
import { LINE_UNITS_MAX } from 'contract/cart/rules'
import { orderLimits } from 'contract/orders/rules'
import { verificationProviders } from 'contract/site/calls'
import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : value.trim()))
const url = (protocols: string[]) =>
  optional.refine(
    (value) => {
      if (value === undefined) return true
      try {
        return protocols.includes(new URL(value).protocol)
      } catch {
        return false
      }
    },
    { error: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}` },
  )

/** A limit of what may be ordered. */
const units = (preset: number) =>
  z.coerce.number('must be a whole number from 1').int().min(1).max(1_000_000).default(preset)

/** A host as it stands in an address: our own machine by its name, IPv6 in brackets. */
function hostInUrl(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

const Environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
  HOST: z
    .string()
    .refine((value) => URL.canParse(`http://${hostInUrl(value)}:80`), 'must be a host name or an address')
    .default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  SMTP_URL: url(['smtp:', 'smtps:']),
  FILES_URL: url(['s3:']),
  DEMO_DATA: flag.optional(),
  DEMO_PUBLIC: flag.default(false),
  ALLOW_UNSAFE: flag.default(false),
  VERIFICATION_PROVIDER: z.enum(verificationProviders).default('altcha'),
  VERIFICATION_SITE_KEY: optional,
  VERIFICATION_SECRET: optional,
  VERIFICATION_COST: z.coerce
    .number('must be a whole number from 1')
    .int()
    .min(1)
    .max(1_000_000)
    .default(5000),
  PAYMENTS: z.enum(['sandbox']).optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  APP_STORE_URL: url(['http:', 'https:']),
  PLAY_STORE_URL: url(['http:', 'https:']),
  LINE_UNITS_MAX: units(LINE_UNITS_MAX),
  ORDER_UNITS_MAX: units(orderLimits.orderUnits),
  OPEN_ORDERS_MAX: units(orderLimits.openOrders),
  OPEN_ORDERS_UNCONFIRMED_MAX: units(orderLimits.openOrdersUnconfirmed),
  UNCONFIRMED_UNITS_MAX: units(orderLimits.unconfirmedUnits),
  CRASH_AT: z.enum(['read', 'lock', 'order', 'commit', 'answer']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

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

/** How much may be ordered (decision X-97). */
export interface OrderLimits {
  lineUnits: number
  orderUnits: number
  /** Of one account; undefined where rate limits are off. */
  open: { orders: number; ordersUnconfirmed: number; unitsUnconfirmed: number } | undefined
}

/** Everything that can be set from outside, read once at start. */
export interface Config {
  port: number
  host: string
  /** Origin under which people reach the site, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  /** Where private files are kept; undefined: a folder in `dataDir`. */
  s3: Bucket | undefined
  demoData: boolean
  /** Whether the demo accounts may sign in here at all; each request is judged too, unless `demoPublic`. */
  demoSignIn: boolean
  /** The demo accounts are open to everybody. */
  demoPublic: boolean
  verification: {
    provider: (typeof verificationProviders)[number]
    /** What the provider's widget in the page is known by; ours needs none. */
    siteKey: string | null
    secret: string | undefined
    cost: number
  }
  /** Stripe's keys; undefined: the sandbox where it may be, else no online payment. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** Whether orders may be paid in the built-in sandbox, where no money moves. */
  sandboxPayments: boolean
  rateLimits: boolean
  orderLimits: OrderLimits
  storeLinks: { ios: string; android: string }
  logLevel: string
  /** A point of the checkout at which the process kills itself; for fault tests, and only where limits are off. */
  crashAt: string | undefined
}

/** A setting that cannot be used; `message` is one line for the person who starts the program. */
export class ConfigError extends Error {}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Parses the settings; throws `ConfigError` naming the first wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message ?? 'is not valid'}`)
  }
  const e = parsed.data
  if (Boolean(e.STRIPE_SECRET_KEY) !== Boolean(e.STRIPE_WEBHOOK_SECRET)) {
    throw new ConfigError('STRIPE_SECRET_KEY: needs STRIPE_WEBHOOK_SECRET beside it, and the other way round')
  }
  const rateLimits = e.RATE_LIMITS === 'on'
  if (!rateLimits && !e.ALLOW_UNSAFE && (e.DATABASE_URL || !LOOPBACK.test(e.HOST))) {
    throw new ConfigError(
      'RATE_LIMITS: "off" is refused with an external DATABASE_URL or off loopback unless ALLOW_UNSAFE=true',
    )
  }
  for (const name of ['VERIFICATION_SITE_KEY', 'VERIFICATION_SECRET'] as const) {
    if (e.VERIFICATION_PROVIDER !== 'altcha' && !e[name]) {
      throw new ConfigError(`${name}: is needed with VERIFICATION_PROVIDER=${e.VERIFICATION_PROVIDER}`)
    }
  }
  const publicUrl = (e.PUBLIC_URL ?? `http://${hostInUrl(e.HOST)}:${e.PORT}`).replace(/\/+$/, '')
  const demoData = e.DEMO_DATA ?? e.DATABASE_URL === undefined
  if (demoData && e.DATABASE_URL) {
    throw new ConfigError('DEMO_DATA: "true" works with the embedded database only')
  }
  const onLoopback = LOOPBACK.test(e.HOST) && LOOPBACK.test(new URL(publicUrl).hostname)
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
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    s3: e.FILES_URL ? readS3(e.FILES_URL) : undefined,
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
    rateLimits,
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
    logLevel: e.LOG_LEVEL,
    crashAt: rateLimits ? undefined : e.CRASH_AT,
  }
}
