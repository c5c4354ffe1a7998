import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { TestApp } from './test-app'

/** Tables that no call of a person may change behind the scenes; counters of attempts are left out. */
export const TABLES = [
  'accounts',
  'coach_applications',
  'coach_application_documents',
  'coach_application_moves',
  'sessions',
  'auth_links',
  'email_changes',
  'addresses',
  'carts',
  'cart_lines',
  'orders',
  'order_lines',
  'order_moves',
  'idempotency_keys',
  'products',
  'categories',
  'stock_alerts',
  'wishes',
  'wish_mails',
  'newsletter_addresses',
  'cart_reminders',
  'subscriptions',
  'subscription_items',
  'subscription_runs',
  'consents',
  'payments',
  'invoices',
  'credit_notes',
  'returns',
  'return_lines',
  'return_photos',
  'withdrawals',
  'reviews',
  'review_photos',
  'staff_notes',
  'blood_tests',
  'blood_test_values',
  'blood_test_reports',
  'library_exercises',
  'library_foods',
  'library_meals',
  'progress_photos',
  'check_in_forms',
  'check_ins',
  'progression_rules',
  'coach_templates',
  'plan_origins',
] as const

/**
 * Versions of every row of these tables: equal before and after means that nothing was written. PostgreSQL gives a
 * written row another `xmin` and place; no column is read, so long documents cost nothing.
 */
export async function storedHash(app: TestApp, tables: readonly string[] = TABLES): Promise<string> {
  const parts = tables.map(
    (table) =>
      `select '${table}:' || count(*) || ':' || coalesce(sum(${ROW_VERSION}), 0) as hash from ${table}`,
  )
  const text = parts.join(' union all ')
  // A template is prepared once: planning so many tables takes six times as long as reading them.
  const rows = await app.deps.db<{ hash: string }[]>(Object.assign([text], { raw: [text] }))
  return rows.map(({ hash }) => hash).join(' ')
}

/** Number that changes with every write to a row. */
export const ROW_VERSION = `hashtextextended(ctid::text || xmin::text, 0)`

/** Every table that there is, but for counters of attempts. */
export async function everyTable(app: TestApp): Promise<string[]> {
  const rows = await app.deps.db<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('attempts', 'used_challenges')`
  return rows.map(({ name }) => name)
}

/** Rows of these tables, by name. */
export async function rowCounts(app: TestApp, tables: readonly string[] = TABLES) {
  const { db } = app.deps
  const rows = await Promise.all(
    tables.map(async (table) => {
      const [row] = await db<{ n: number }[]>`select count(*)::int as n from ${db(table)}`
      return [table, row?.n] as const
    }),
  )
  return Object.fromEntries(rows)
}

/** Every private file that there is, whole or half. */
export async function filesOf(app: TestApp): Promise<string[]> {
  const root = join(app.deps.config.dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
