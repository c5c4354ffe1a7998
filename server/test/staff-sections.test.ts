import { mayUse, type StaffRole, type StaffSection, staffRoles, staffSections } from 'contract/staff'
import { expect, test } from 'vitest'
import { makeAccount } from './factories'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })

/** Sections whose calls answer what is known of somebody's health: answers, measurements, plans, blood values. */
const HEALTH: readonly StaffSection[] = ['programs', 'bloodTests']

const adminCalls = () => app.bind.endpoints.filter(({ staff }) => staff !== undefined)

test.each(staffRoles)('S1 a member of staff of the role %s opens his sections and no other', async (role) => {
  const { token } = await makeAccount(app, ['admin'], undefined, role)
  for (const { method, path, staff } of adminCalls()) {
    const answer = await app.call(method, path.replace(/:\w+/g, 'nobody'), {
      token,
      body: method === 'GET' || method === 'DELETE' ? undefined : {},
    })
    const refused = answer.statusCode === 403 && answer.json().code === 'auth.forbidden'
    expect(refused, `${method} ${path}`).toBe(!mayUse(role, staff as StaffSection))
  }
})

test('X-89 the table of sections: who keeps the shop or answers mails sees no health data, and only the owner the staff', () => {
  const opens = (role: StaffRole) =>
    (Object.keys(staffSections) as StaffSection[]).filter((section) => mayUse(role, section))
  expect(opens('owner')).toEqual(Object.keys(staffSections))
  for (const role of ['shop', 'support'] as const)
    for (const section of HEALTH) expect(opens(role), role).not.toContain(section)
  for (const role of ['shop', 'coaches', 'support'] as const)
    for (const section of ['staff', 'audit', 'queues'] as const)
      expect(opens(role), role).not.toContain(section)
  expect(opens('shop')).not.toContain('people')
  expect(opens('coaches')).not.toContain('people')
  const health = adminCalls().filter(
    // Which programs a product may open is what the catalogue asks.
    ({ path }) => /program|blood/.test(path) && !path.startsWith('/admin/products'),
  )
  expect(health.length).toBeGreaterThan(10)
  for (const { path, staff } of health) expect(HEALTH, path).toContain(staff)
})
