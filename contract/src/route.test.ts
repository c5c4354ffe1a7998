import { describe, expect, it } from 'vitest'
import * as auth from './auth/routes'
import * as cart from './cart/routes'
import * as catalogConsole from './catalog/console-routes'
import * as catalog from './catalog/routes'
import * as dashboard from './coach-dashboard/routes'
import * as coachesConsole from './coaches/console-routes'
import * as coaches from './coaches/routes'
import * as ordersConsole from './orders/console-routes'
import * as orderDocuments from './orders/document-routes'
import * as orders from './orders/routes'
import { carriesToken, type Route } from './route'
import * as site from './site/routes'

const tables = [
  auth,
  cart,
  catalog,
  catalogConsole,
  dashboard,
  coaches,
  coachesConsole,
  orders,
  ordersConsole,
  orderDocuments,
  site,
]
const routes = tables.flatMap((table): Route[] => Object.values(table))

describe('routes', () => {
  it('COACH-CALL-03: carries a token on every call but the public ones, and on the public call that reads one (X-01)', () => {
    expect(routes.length).toBeGreaterThan(50)
    for (const route of routes) {
      const optional = route.path === '/coach-applications/status'
      expect(carriesToken(route), route.path).toBe(route.allow !== 'public' || optional)
    }
  })

  it('takes the area from the path (X-02)', () => {
    for (const { path, allow, area } of routes) {
      const named = allow === 'coach' || allow === 'admin' ? allow : 'customer'
      expect(area, path).toBe(named)
    }
  })
})
