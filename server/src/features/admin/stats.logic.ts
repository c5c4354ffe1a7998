import { needKinds, newsKinds, seesFigures, seesNeed, seesNews } from 'contract/admin/rules'
import type { CoachingFigures, Compared, getStats, SalesFigures, Stats } from 'contract/admin/stats-calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toUsd } from 'contract/money'
import type { StaffRole } from 'contract/staff'
import type { Deps } from '../../deps'
import type { Tx } from '../../kernel/db/client'
import { readTimeZone } from '../site/shop.logic'
import * as sql from './stats.sql'
import { addDays, periodOf, type StatsPeriod } from './stats-period'

/** Returns tasks and figures for a staff role, all from one snapshot. */
export async function readStats(
  { replica, config }: Pick<Deps, 'replica' | 'config'>,
  query: Received<typeof getStats>['query'],
  role: StaffRole,
  locale: Locale,
): Promise<Stats> {
  return replica.read(async (tx) => {
    await sql.planEachStatement(tx)
    const timeZone = await readTimeZone(tx)
    const period = periodOf(query, await sql.findToday(tx, timeZone))
    const { from, to, step, before, starts, over, length } = period
    const span = { edges: await sql.findEdges(tx, timeZone, [before.from, ...starts, over]), length }
    const kinds = needKinds.filter((kind) => seesNeed(role, kind))
    const newKinds = newsKinds.filter((kind) => seesNews(role, kind))
    const { since } = query
    const [needs, news, sales, coaching] = await Promise.all([
      sql.listNeeds(tx, kinds, config),
      since === undefined ? undefined : sql.listNews(tx, newKinds, since),
      seesFigures(role, 'sales') ? salesOf(tx, span, period, locale) : undefined,
      seesFigures(role, 'coaching') ? coachingOf(tx, span, locale) : undefined,
    ])
    return {
      period: { from, to, timeZone, step },
      before,
      needs,
      ...(news && { news }),
      ...(sales && { sales }),
      ...(coaching && { coaching }),
    }
  })
}

async function salesOf(tx: Tx, span: sql.Span, period: StatsPeriod, locale: Locale): Promise<SalesFigures> {
  // Sent together: each waits for the one before in the database alone, not on the way there.
  const [sums, left, newCustomers, lowStock] = await Promise.all([
    sql.sumSales(tx, span),
    sql.countLeftCarts(tx, span),
    sql.countNewCustomers(tx, span),
    sql.listLowStock(tx, locale),
  ])
  const parts = new Map(sums.map((row) => [row.part, row]))
  const sumOf = (rows: Iterable<{ orders: number; cents: number }>) =>
    [...rows].reduce(
      (sum, row) => ({ orders: sum.orders + row.orders, cents: sum.cents + row.cents }),
      NOTHING,
    )
  const before = parts.get(1) ?? NOTHING
  const now = sumOf([...parts.values()].filter(({ part }) => part > 1))
  const hasMost = await sql.areMostOrders(tx, now.orders)
  const bestSellers = await sql.listBestSellers(tx, span, locale, hasMost)
  return {
    revenue: { now: toUsd(now.cents), before: toUsd(before.cents) },
    orders: { now: now.orders, before: before.orders },
    averageOrder: { now: average(now), before: average(before) },
    conversion: {
      now: share(now.orders, now.orders + left.now),
      before: share(before.orders, before.orders + left.before),
    },
    newCustomers,
    steps: period.starts.map((from, i) => {
      const { orders, cents } = parts.get(i + 2) ?? NOTHING
      return { from, to: addDays(period.starts[i + 1] ?? period.over, -1), orders, revenue: toUsd(cents) }
    }),
    bestSellers,
    lowStock,
  }
}

const NOTHING = { orders: 0, cents: 0 }

const average = ({ orders, cents }: typeof NOTHING): Compared['now'] =>
  orders === 0 ? null : toUsd(Math.round(cents / orders))

/** Per cent, to a tenth; null of nothing. */
const share = (part: number, whole: number): Compared['now'] =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10

async function coachingOf(tx: Tx, span: sql.Span, locale: Locale): Promise<CoachingFigures> {
  const [activePrograms, openedPrograms, coaches] = await Promise.all([
    sql.countActivePrograms(tx),
    sql.countOpenedPrograms(tx, span),
    sql.listCoachLoads(tx, locale),
  ])
  return { activePrograms, openedPrograms, coaches }
}
