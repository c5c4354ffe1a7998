import { expect } from '@playwright/test'
import type { AuditEntry } from 'contract/admin/audit-calls'
import type { JobRow } from 'contract/admin/queue-calls'
import { ADMIN } from '../../lib/owner'
import { peopleStaff } from '../../lib/people-staff'
import type { State } from './fixture'

const AT = '2026-02-03T08:15:00.000Z'

/** A failed job and a waiting one. */
const JOBS: JobRow[] = [
  {
    _id: 'failed',
    queue: 'order-shipped',
    kind: 'mail',
    state: 'failed',
    attempts: 3,
    createdAt: AT,
    finishedAt: AT,
    lastError: 'connect ECONNREFUSED 127.0.0.1:25',
  },
  {
    _id: 'waits',
    queue: 'back-in-stock-mail',
    kind: 'mail',
    state: 'waiting',
    attempts: 0,
    createdAt: AT,
    nextAt: AT,
  },
]

const OWNER = { id: 'owner', name: 'Nasrin Azad', email: ADMIN }
const entry = (over: Pick<AuditEntry, '_id' | 'action' | 'details'> & Partial<AuditEntry>): AuditEntry => ({
  at: AT,
  role: 'admin',
  staffRole: 'owner',
  actor: OWNER,
  ...over,
})
/** Audit entries of each kind of section. */
const TRAIL: AuditEntry[] = [
  entry({
    _id: 'product',
    action: 'product_changed',
    object: { type: 'product', id: '01jabcdefghjkmnpqrstvwxyz0' },
    details: {
      'priceCents.from': 2490,
      'priceCents.to': 1990,
      'isActive.from': true,
      'isActive.to': false,
      'translations.from': '{"fa":{"name":"نوار مقاومتی"}}',
      'translations.to': '{"fa":{"name":"کش مقاومتی"}}',
    },
  }),
  entry({
    _id: 'stock',
    action: 'product_stock_moved',
    object: { type: 'product', id: '01jabcdefghjkmnpqrstvwxyz0' },
    details: { delta: -3, 'stock.from': 8, 'stock.to': 5, reason: 'damaged' },
  }),
  entry({
    _id: 'settings',
    action: 'settings_changed',
    details: {
      'shop.phone.from': '+31 30 123 45 67',
      'shop.phone.to': '+31 30 765 43 21',
      'shop.vat.from': null,
      'shop.vat.to': 'NL001234567B01',
    },
  }),
  entry({
    _id: 'role',
    action: 'staff_role_changed',
    subject: { id: 'shop', name: 'Sara Bakker', email: 'sara.bakker@tavan.test' },
    details: { 'staffRole.from': 'support', 'staffRole.to': 'shop' },
  }),
  entry({
    _id: 'order',
    action: 'order_moved',
    object: { type: 'order', id: '01jabcdefghjkmnpqrstvwxyz1' },
    details: { from: 'pending', to: 'confirmed' },
  }),
  {
    _id: 'refused',
    at: AT,
    action: 'sign_in_refused',
    role: 'visitor',
    subject: { id: 'gone' },
    details: { code: 'auth.wrong_credentials' },
  },
]

export const trailStates: State[] = [
  {
    name: 'console, audit log',
    async reach({ page, api, locale }) {
      const me = peopleStaff(page, locale)
      await page.route('**/api/v1/admin/audit*', (route) =>
        route.fulfill({ json: { success: true, data: { items: TRAIL, next: 'refused' } } }),
      )
      await me.arrive(api, '/admin/audit')
      await expect(me.rows.nth(TRAIL.length)).toBeVisible()
    },
  },
  {
    name: 'console, a job that failed',
    async reach({ page, api, locale }) {
      const me = peopleStaff(page, locale)
      const data = {
        items: JOBS,
        total: JOBS.length,
        currentPage: 1,
        totalPages: 1,
        counts: { waiting: 1, active: 0, failed: 1 },
        oldestWaitingAt: AT,
      }
      await page.route('**/api/v1/admin/jobs*', (route) => route.fulfill({ json: { success: true, data } }))
      await me.arrive(api, '/admin/queues')
      await expect(me.rows.nth(JOBS.length)).toBeVisible()
    },
  },
]
