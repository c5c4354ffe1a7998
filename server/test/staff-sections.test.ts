import { mayUse, type StaffRole, type StaffSection, staffRoles, staffSections } from 'contract/staff'
import { expect, test } from 'vitest'
import { makeAccount } from './factories'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })

/** Sections whose calls return health data: answers, measurements, plans, blood values. */
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

test('gives shop and support staff no health data, and only the owner the staff (X-89)', () => {
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
    // The catalogue asks which programs a product can open.
    ({ path }) => /program|blood/.test(path) && !path.startsWith('/admin/products'),
  )
  expect(health.length).toBeGreaterThan(10)
  for (const { path, staff } of health) expect(HEALTH, path).toContain(staff)
})
