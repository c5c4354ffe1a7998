import { expect } from '@playwright/test'
import { orderStaff } from '../../lib/order-staff'
import type { State } from './fixture'

const PAGE = '/admin/orders/new'

/** Page on which staff enter an order for a customer. */
export const enterOrderStates: State[] = [
  {
    name: 'console, a new order with nothing filled in',
    async reach({ page, api, locale, t }) {
      const { arrive, main } = orderStaff(page, locale)
      await arrive(api, PAGE)
      await main.locator('button[type=submit]').click()
      await expect(main.getByText(t.error('orders.items_required'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, products of a new order',
    async reach({ page, api, locale }) {
      const { arrive, main } = orderStaff(page, locale)
      await arrive(api, PAGE)
      const search = main.getByRole('combobox')
      await search.fill('DAM-CREA-500')
      await main.getByRole('option').first().click()
      await expect(main.getByRole('group').getByRole('listitem')).toHaveCount(1)
      await search.fill('PAR-BAND-MIN')
      await expect(main.getByRole('option').first()).toBeVisible()
    },
  },
]
