import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { specifiedShipping } from 'contract/orders/shipping-rules'
import type { TradeSettings } from 'contract/site/trade-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer, refusal } from '../../../test/fake-server'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'owner' }
const trade: TradeSettings = {
  taxRate: 9,
  taxShown: 'excluded',
  shippingTaxed: false,
  shippingMethods: [...specifiedShipping],
  countries: [],
  orderPrefix: 'TV',
  vatNumber: '',
  registerNumber: 'KvK 1',
  version: 'v1',
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/settings/trade': () => ({ success: true, data: trade }),
    'PUT /admin/settings/trade': ({ body }) => ({
      success: true,
      data: { ...(body as object), version: 'v2' },
    }),
  })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
})

const field = (name: string, at = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(name)[at] as HTMLInputElement
const write = (name: string, value: string, at = 0) =>
  fireEvent.change(field(name, at), { target: { value } })
const sent = () => server.calls('PUT', '/admin/settings/trade').map(({ body }) => body)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const methods = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

async function open() {
  await act(() => openRoutes(<AppRoutes />, '/admin/settings/trade'))
  await screen.findByRole('button', { name: 'Save Settings' })
}

async function save() {
  const before = sent().length
  await press('Save Settings')
  await waitFor(() => expect(sent().length).toBe(before + 1))
  return sent().at(-1)
}

describe('the terms of trade in the console', () => {
  it('saves unchanged terms as they were loaded, and the next change with the version of that save', async () => {
    await open()
    expect(await save()).toEqual(trade)
    await screen.findByText('Settings saved.')
    write('Prefix', 'ut')
    expect(screen.getByText(/New numbers look like .*UT-100001/)).toBeTruthy()
    expect(await save()).toEqual({ ...trade, orderPrefix: 'UT', version: 'v2' })
  })

  it('links to the shop’s settings, which no longer ask for the seller’s numbers', async () => {
    await open()
    const links = within(screen.getByRole('navigation', { name: 'Settings pages' }))
    expect(links.getByRole('link', { name: 'Trade' }).getAttribute('aria-current')).toBe('page')
    const shop = { name: 'Tavan', email: 'a@tavan.test', legalName: '', address: [], phone: '' }
    server.on({
      'GET /admin/settings': () => ({
        success: true,
        data: {
          shop: { ...shop, registration: 'KvK 1', vat: 'NL1' },
          timeZone: 'UTC',
          storeLinks: { ios: '', android: '' },
          home: null,
          version: 'v1',
        },
      }),
      'PUT /admin/settings': ({ body }) => ({ success: true, data: body }),
    })
    await act(async () => void fireEvent.click(links.getByRole('link', { name: 'Shop' })))
    await screen.findByLabelText('Name of the Shop')
    expect(screen.queryByLabelText('Tax Number')).toBeNull()
    await press('Save Settings')
    await waitFor(() => expect(server.calls('PUT', '/admin/settings')).toHaveLength(1))
    expect(server.calls('PUT', '/admin/settings')[0]?.body).toMatchObject({
      shop: { registration: 'KvK 1', vat: 'NL1' },
    })
  })

  it('reads numbers with a decimal comma and Persian digits', async () => {
    await open()
    write('Tax Rate (%)', '۲۰٫۵')
    write('Price (USD)', '4,95')
    write('Free From (USD)', '۸۰')
    const [standard, express] = trade.shippingMethods
    expect(await save()).toEqual({
      ...trade,
      taxRate: 20.5,
      shippingMethods: [{ ...standard, price: 4.95, freeFrom: 80 }, express],
    })
  })

  it('shows each broken rule at its field and sends nothing', async () => {
    await open()
    write('Tax Rate (%)', '101')
    write('Name (فارسی)', ' ')
    write('Price (USD)', 'ten')
    write('Last Business Day', '1')
    write('Prefix', 'a-b')
    await press('Save Settings')
    for (const [name, problem] of [
      ['Tax Rate (%)', /rate of at most 100%/],
      ['Name (فارسی)', /in every language/],
      ['Price (USD)', /amount with at most two decimals/],
      ['Last Business Day', /whole days/],
      ['Prefix', /at most 6 capital letters or digits/],
    ] as const) {
      const about = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
      expect(about.map((id) => document.getElementById(id)?.textContent).join()).toMatch(problem)
    }
    expect(document.activeElement).toBe(field('Tax Rate (%)'))
    expect(sent()).toEqual([])
  })

  it('asks before saved prices are read as with tax, and not on the way back', async () => {
    await open()
    await userEvent.click(screen.getByLabelText('With tax'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/No price is changed/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Tax on Top' }))
    expect(field('Without tax').checked).toBe(true)
    await userEvent.click(screen.getByLabelText('With tax'))
    await press('Include Tax in Prices')
    expect(field('With tax').checked).toBe(true)
    await userEvent.click(screen.getByLabelText('Without tax'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Without tax').checked).toBe(true)
    await userEvent.click(screen.getByLabelText('With tax'))
    await press('Include Tax in Prices')
    expect(await save()).toMatchObject({ taxShown: 'included' })
  })

  it('suggests the code of a new shipping method from its English name until the first save', async () => {
    await open()
    await press('Add a Shipping Method')
    expect(document.activeElement).toBe(field('Name (English)', 2))
    write('Name (English)', 'Pick-up point', 2)
    expect(field('Code').value).toBe('pick-up-point')
    write('Code', 'pickup')
    write('Name (English)', 'Pick up', 2)
    expect(field('Code').value).toBe('pickup')
    write('Name (فارسی)', 'تحویل حضوری', 2)
    write('Name (Nederlands)', 'Ophalen', 2)
    write('Price (USD)', '0', 2)
    write('First Business Day', '0', 2)
    write('Last Business Day', '1', 2)
    const pickup = {
      code: 'pickup',
      names: { en: 'Pick up', fa: 'تحویل حضوری', nl: 'Ophalen' },
      price: 0,
      businessDays: { min: 0, max: 1 },
    }
    expect(await save()).toEqual({ ...trade, shippingMethods: [...trade.shippingMethods, pickup] })
    await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull())
    expect(screen.getByText('pickup')).toBeTruthy()
  })

  it('moves shipping methods, and deletes all but the two that come with the shop, with undo', async () => {
    const pickup = { ...specifiedShipping[0], code: 'pickup', names: { en: 'Pick up', fa: 'ا', nl: 'o' } }
    server.on({
      'GET /admin/settings/trade': () => ({
        success: true,
        data: { ...trade, shippingMethods: [...trade.shippingMethods, pickup] },
      }),
    })
    await open()
    expect(screen.queryByRole('button', { name: 'Delete Standard Shipping' })).toBeNull()
    await press('Move Pick up up')
    expect(methods()).toEqual(['Standard Shipping', 'Pick up', 'Express Shipping'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Pick up up' }))
    await press('Delete Pick up')
    expect(methods()).toEqual(['Standard Shipping', 'Express Shipping'])
    await press('Undo')
    expect(methods()).toEqual(['Standard Shipping', 'Pick up', 'Express Shipping'])
    const [standard, express] = trade.shippingMethods
    expect(await save()).toMatchObject({ shippingMethods: [standard, pickup, express] })
  })

  it('sells to chosen countries, found by name with the keyboard, and wants at least one', async () => {
    await open()
    await userEvent.click(screen.getByLabelText('Sell to every country'))
    await press('Save Settings')
    expect(screen.getByText('Please choose countries from the list')).toBeTruthy()
    expect(sent()).toEqual([])
    const search = screen.getByRole('combobox', { name: 'Add a country' })
    await userEvent.type(search, 'nether{ArrowDown}{Enter}')
    await userEvent.type(search, 'belg{ArrowDown}{Enter}')
    await userEvent.type(search, 'iran{ArrowDown}{Enter}')
    await press('Remove Iran')
    await userEvent.click(field('Offer in every country', 0))
    await userEvent.click(field('Offer in every country', 1))
    const [ofStandard, ofExpress] = screen.getAllByRole('combobox', { name: 'Add a country' })
    await userEvent.type(ofStandard as HTMLElement, 'belg{ArrowDown}{Enter}')
    await userEvent.type(ofExpress as HTMLElement, 'germany')
    expect(screen.getByText('No other country has this name.')).toBeTruthy()
    await userEvent.clear(ofExpress as HTMLElement)
    await userEvent.type(ofExpress as HTMLElement, 'belg{ArrowDown}{Enter}')
    expect(screen.getByText(/no shipping method delivers there/).textContent).toContain('Netherlands')
    const shippingMethods = trade.shippingMethods.map((method) => ({ ...method, countries: ['BE'] }))
    expect(await save()).toEqual({ ...trade, countries: ['NL', 'BE'], shippingMethods })
  })

  it('offers the newer version after a refused save and keeps the typed values until then', async () => {
    await open()
    server.on({ 'PUT /admin/settings/trade': () => refusal('site.settings_changed') })
    write('Tax Rate (%)', '12')
    await press('Save Settings')
    await screen.findByRole('button', { name: 'Load Their Version' })
    expect(field('Tax Rate (%)').value).toBe('12')
    server.on({
      'GET /admin/settings/trade': () => ({ success: true, data: { ...trade, taxRate: 10, version: 'v3' } }),
    })
    await press('Load Their Version')
    await waitFor(() => expect(field('Tax Rate (%)').value).toBe('10'))
  })

  it('asks before unsaved terms are left', async () => {
    await open()
    write('Tax Rate (%)', '12')
    await userEvent.click(screen.getByRole('link', { name: 'Shop' }))
    expect(await screen.findByText('Unsaved changes')).toBeTruthy()
    await press('Keep Editing')
    expect(field('Tax Rate (%)').value).toBe('12')
  })

  it('shows an error with a retry when the terms can’t be loaded', async () => {
    server.on({ 'GET /admin/settings/trade': () => refusal('auth.forbidden') })
    await act(() => openRoutes(<AppRoutes />, '/admin/settings/trade'))
    expect(await screen.findByText('The settings couldn’t be loaded')).toBeTruthy()
    server.on({ 'GET /admin/settings/trade': () => ({ success: true, data: trade }) })
    await press('Try Again')
    expect((await screen.findAllByLabelText('Tax Rate (%)')).length).toBe(1)
  })
})
