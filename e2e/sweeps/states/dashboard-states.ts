import { expect } from '@playwright/test'
import { countryName } from 'contract/countries'
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
  {
    name: 'console, terms of trade',
    async reach({ page, api, locale }) {
      const { arrive, main, trade } = dashboard(page, locale)
      await arrive(api, '/admin/settings/trade')
      await expect(main.getByLabel(trade('tax.rate'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, a new shipping method without texts and a choice of no country',
    async reach({ page, api, locale }) {
      const { arrive, main, trade, s } = dashboard(page, locale)
      await arrive(api, '/admin/settings/trade')
      await main.getByLabel(trade('countries.everywhere'), { exact: true }).uncheck()
      await main.getByRole('button', { name: trade('shipping.add'), exact: true }).click()
      await main.getByRole('button', { name: s('save'), exact: true }).click()
      await expect(main.getByRole('combobox', { name: trade('countries.search') })).toBeVisible()
    },
  },
  {
    name: 'console, chosen countries of the terms of trade',
    async reach({ page, api, locale }) {
      const { arrive, main, trade } = dashboard(page, locale)
      await arrive(api, '/admin/settings/trade')
      await main.getByLabel(trade('countries.everywhere'), { exact: true }).uncheck()
      const search = main.getByRole('combobox', { name: trade('countries.search') })
      for (const code of ['nl', 'be']) {
        await search.fill(code)
        await main.getByRole('option', { name: countryName(code.toUpperCase(), locale), exact: true }).click()
      }
      await search.press('ArrowDown')
      await expect(main.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'console, the question before prices are read as with tax',
    async reach({ page, api, locale }) {
      const { arrive, main, dialog, trade } = dashboard(page, locale)
      await arrive(api, '/admin/settings/trade')
      await main.getByLabel(trade('tax.shown.included'), { exact: true }).click()
      await expect(dialog.getByText(trade('tax.switch.included.title'), { exact: true })).toBeVisible()
    },
  },
]
