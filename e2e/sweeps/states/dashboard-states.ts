import { expect } from '@playwright/test'
import { dashboard } from '../../lib/dashboard'
import type { State } from './fixture'

export const dashboardStates: State[] = [
  {
    name: 'console, what waits and a year of figures',
    async reach({ page, api, locale }) {
      const { arrive, main, d } = dashboard(page, locale)
      await arrive(api, '/admin?days=365')
      await expect(main.getByRole('slider', { name: d('chart.walk') })).toBeVisible()
    },
  },
  {
    name: 'console, the overview failed',
    expectedErrors: /^400 GET \/api\/v1\/admin\/stats/,
    async reach({ page, api, locale }) {
      const { arrive, main, d } = dashboard(page, locale)
      await page.route('**/admin/stats*', (route) => route.fulfill({ status: 400, json: { success: false } }))
      await arrive(api, '/admin')
      await expect(main.getByText(d('failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, settings of the shop',
    async reach({ page, api, locale }) {
      const { arrive, main, s } = dashboard(page, locale)
      await arrive(api, '/admin/settings')
      await expect(main.getByLabel(s('shop.name'), { exact: true })).toBeVisible()
    },
  },
]
