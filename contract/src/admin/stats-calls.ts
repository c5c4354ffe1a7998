import { z } from 'zod'
import { endpoint } from '../endpoint'
import { needKinds, newsKinds, STATS_DAYS_MAX } from './rules'

const Day = z.iso.date('admin.period_invalid')
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** A number in the period that was asked for, and in the stretch of the same length before it; null: it cannot be said. */
const Compared = z.object({ now: z.number().nullable(), before: z.number().nullable() })
export type Compared = z.infer<typeof Compared>

const Period = z.object({ from: z.iso.date(), to: z.iso.date() })

export const Need = z.object({
  kind: z.enum(needKinds),
  count: z.number().int(),
  /** Since when the one that has waited the longest does; null where that is not known. */
  oldestAt: z.iso.datetime().nullable(),
})
export type Need = z.infer<typeof Need>

/** Day, week or month of the period with its sales. */
export const SalesStep = Period.extend({ revenue: z.number(), orders: z.number().int() })
export type SalesStep = z.infer<typeof SalesStep>

/** Orders count when they are to be paid in cash or are paid, and are not cancelled; amounts in USD with tax and shipping. */
export const SalesFigures = z.object({
  revenue: Compared,
  orders: Compared,
  averageOrder: Compared,
  /** Per cent of the carts that were filled or changed and became an order. */
  conversion: Compared,
  newCustomers: Compared,
  steps: z.array(SalesStep),
  bestSellers: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      units: z.number().int(),
      /** Without tax and shipping. */
      revenue: z.number(),
    }),
  ),
  /** Products on sale of which few are left or none. */
  lowStock: z.object({
    total: z.number().int(),
    items: z.array(
      z.object({ productId: z.string(), name: z.string(), sku: z.string(), stock: z.number().int() }),
    ),
  }),
})
export type SalesFigures = z.infer<typeof SalesFigures>

export const CoachLoad = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Programs that are not over. */
  open: z.number().int(),
  capacity: z.number().int(),
})
export type CoachLoad = z.infer<typeof CoachLoad>

export const CoachingFigures = z.object({
  /** Now, whatever the period. */
  activePrograms: z.number().int(),
  openedPrograms: Compared,
  /** Those with the least room first. */
  coaches: z.array(CoachLoad),
})
export type CoachingFigures = z.infer<typeof CoachingFigures>

export const Stats = z.object({
  /** Days are those of `timeZone`, the shop's. */
  period: Period.extend({ timeZone: z.string(), step: z.enum(['day', 'week', 'month']) }),
  /** Previous period of the same length; of a running period, only up to the same point. */
  before: Period,
  /** Open tasks for the caller's staff role; tasks with a count of 0 are left out. */
  needs: z.array(Need),
  /** Records created after `since`, for the caller's staff role; kinds with a count of 0 are omitted. */
  news: z.array(z.object({ kind: z.enum(newsKinds), count: z.number().int() })).optional(),
  sales: SalesFigures.optional(),
  coaching: CoachingFigures.optional(),
})
export type Stats = z.infer<typeof Stats>

/** Each staff role reads its own parts: `sales` owner and shop, `coaching` owner and coaches, `needs` everybody's own. */
export const getStats = endpoint({
  method: 'GET',
  path: '/admin/stats',
  allow: 'admin',
  staff: 'dashboard',
  summary: 'What waits for the staff, and the figures of a period compared with the one before',
  query: z
    .object({
      /** Days of the shop, both included; without them the last 30 days. */
      from: Day.optional(),
      to: Day.optional(),
      /** An instant, such as that of the last look: then `news` is answered. */
      since: z.iso.datetime('admin.period_invalid').optional(),
      /** Number of days up to today, for clients that do not know the shop's date; `from` and `to` take precedence. */
      days: z.coerce
        .number('admin.period_invalid')
        .int('admin.period_invalid')
        .min(1, 'admin.period_invalid')
        .max(STATS_DAYS_MAX, 'admin.period_invalid')
        .optional(),
    })
    .check((ctx) => {
      const { from, to } = ctx.value
      if (!from || !to) return
      const days = daysBetween(from, to)
      if (days < 1 || days > STATS_DAYS_MAX)
        ctx.issues.push({ code: 'custom', message: 'admin.period_invalid', path: ['to'], input: ctx.value })
    }),
  data: Stats,
})
