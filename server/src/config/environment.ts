import { isIP } from 'node:net'
import { LINE_UNITS_MAX } from 'contract/cart/rules'
import { orderLimits, RETURN_DAYS, RETURN_DAYS_MIN } from 'contract/orders/rules'
import { verificationProviders } from 'contract/site/calls'
import { z } from 'zod'
import { CRASH_POINT } from './crash-point'
import { parseDatabaseUrl } from './database-url'

/** Fewest bytes of a secret that nobody guesses. */
export const SECRET_MIN = 16
/** Work asked of a client by default. */
export const VERIFICATION_COST = 5000
/** Fewest connections of a process: four orders placed alone, and one for everything else. */
const POOL_MIN = 5
/** Hours after which the newest backup counts as late: a day, and time for a night that takes longer. */
const BACKUP_MAX_AGE_HOURS = 26

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

const databaseUrl = optional.refine((value) => value === undefined || parseDatabaseUrl(value) !== undefined, {
  error:
    'must look like postgres://USER:PASS@host:5432,host2:5432/name, with target_session_attrs any, read-write or primary',
})

/** Limit of units in orders. */
const units = (preset: number) =>
  z.coerce.number('must be a whole number from 1').int().min(1).max(1_000_000).default(preset)

const between = (min: number, max: number, preset: number) =>
  z.coerce.number(`must be a whole number from ${min} to ${max}`).int().min(min).max(max).default(preset)

/** Addresses and networks (`10.0.0.0/8`), divided by commas; neither names nor `true` nor a number of hops. */
const networks = optional
  .transform((value) => value?.split(',').map((one) => one.trim()) ?? [])
  .refine((list) => list.every(isNetwork), {
    error: 'must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, divided by commas',
  })

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  // In a wider network a visitor could choose the address they are counted by.
  const [widest, narrowest] = version === 4 ? [8, 32] : [16, 128]
  return /^\d{1,3}$/.test(bits) && Number(bits) >= widest && Number(bits) <= narrowest
}

/** Formats a host for a URL: our own machine as localhost, IPv6 in brackets. */
export function hostInUrl(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Work of a process: pages and calls, jobs and tasks, or both. */
export const roles = ['all', 'web', 'worker'] as const

/** Environment variables with one rule each; rules that combine them are in `config.ts`. */
export const Environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
  HOST: z
    .string()
    .refine((value) => URL.canParse(`http://${hostInUrl(value)}:80`), 'must be a host name or an address')
    // For `localhost` Fastify opens a second server on ::1 without our handlers for polling sockets and slow bodies.
    .transform((host) => (host === 'localhost' ? '127.0.0.1' : host))
    .default('127.0.0.1'),
  ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }).default('all'),
  PUBLIC_URL: url(['http:', 'https:']),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  DATABASE_POOL: between(POOL_MIN, 200, 16),
  REDIS_URL: url(['redis:', 'rediss:']).refine(
    (value) => value === undefined || /^rediss?:\/\/[^/]/.test(value),
    {
      error: 'must look like redis://USER:PASS@host:6379/0, or rediss:// with TLS',
    },
  ),
  SMTP_URL: url(['smtp:', 'smtps:']),
  PUSH_VAPID_PUBLIC: optional,
  PUSH_VAPID_PRIVATE: optional,
  FILES_URL: url(['s3:']),
  BACKUP_DIR: optional,
  BACKUP_NIGHTLY: flag.default(true),
  BACKUP_MAX_AGE_HOURS: z.coerce
    .number('must be a number of hours from 0 to 8760')
    .min(0)
    .max(8760)
    .default(BACKUP_MAX_AGE_HOURS),
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
    .default(VERIFICATION_COST),
  PAYMENTS: z.enum(['sandbox']).optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  TRUSTED_PROXIES: networks,
  METRICS_TOKEN: optional.refine((value) => value === undefined || Buffer.byteLength(value) >= SECRET_MIN, {
    error: `must have at least ${SECRET_MIN} characters`,
  }),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LONG_POLLING: z.enum(['on', 'off', 'auto']).default('auto'),
  TRACKING_URL: url(['http:', 'https:']).refine(
    (value) => value === undefined || value.includes('{number}'),
    {
      error: 'must hold {number}, where the tracking number goes',
    },
  ),
  SECURITY_CONTACT: url(['mailto:', 'https:']),
  APP_STORE_URL: url(['http:', 'https:']),
  PLAY_STORE_URL: url(['http:', 'https:']),
  LINE_UNITS_MAX: units(LINE_UNITS_MAX),
  ORDER_UNITS_MAX: units(orderLimits.orderUnits),
  OPEN_ORDERS_MAX: units(orderLimits.openOrders),
  OPEN_ORDERS_UNCONFIRMED_MAX: units(orderLimits.openOrdersUnconfirmed),
  UNCONFIRMED_UNITS_MAX: units(orderLimits.unconfirmedUnits),
  ERASURE_GRACE_DAYS: between(0, 30, 30),
  INVOICE_YEARS: between(1, 30, 7),
  RETURN_DAYS: between(RETURN_DAYS_MIN, 365, RETURN_DAYS),
  PAYMENT_PENDING_DAYS: between(1, 60, 7),
  CRASH_AT: z.string().regex(CRASH_POINT).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Environment = z.infer<typeof Environment>
